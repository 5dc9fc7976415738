/** What a person asked about: a card, a clause, or why something cannot be done. At most one at a time. */
import type { Component } from "svelte";

import type { Why } from "./wire";

export interface Topic {
  title: string;
  /** How the game draws the card. */
  picture?: { component: Component<Record<string, unknown>>; props: Record<string, unknown> };
  /** The reasons; undefined while the server is asked, null if nobody asked for reasons. */
  reasons?: Why[] | null;
  clause?: string;
}

class Aside {
  topic = $state.raw<Topic | null>(null);

  show(topic: Topic): void {
    this.topic = topic;
  }

  /** Opens the topic at once and adds the reasons when they come. */
  async why(topic: Topic, reasons: Promise<Why[]>): Promise<void> {
    this.topic = topic;
    const found = await reasons;
    if (this.topic === topic) this.topic = { ...topic, reasons: found };
  }

  close(): void {
    this.topic = null;
  }
}

export const aside = new Aside();
