/** What a person has chosen for this browser. Nothing of it is ever sent, except the language. */
import type { Lang } from "./wire";

const KEY = "praxis.settings";

export type Motion = "auto" | "full" | "none";
export type Pace = "slow" | "normal" | "quick" | "none";

interface Kept {
  lang: Lang;
  text: number;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  marks: boolean;
  learn: boolean;
  name: string;
  /** Whether this browser was signed in when last asked; the session itself is a cookie that no script can read. */
  signed: boolean;
}

function kept(): Kept {
  const usual: Kept = {
    lang: navigator.language ?? "en",
    text: 100,
    motion: "auto",
    pace: "normal",
    sound: true,
    marks: false,
    learn: false,
    name: "",
    signed: false,
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...usual, ...found };
  } catch {
    return usual;
  }
}

class Settings implements Kept {
  lang = $state<Lang>("en");
  text = $state(100);
  motion = $state<Motion>("auto");
  pace = $state<Pace>("normal");
  sound = $state(true);
  marks = $state(false);
  learn = $state(false);
  name = $state("");
  signed = $state(false);

  constructor() {
    Object.assign(this, kept());
  }

  /** Save the settings and apply them: text size, motion and marks are attributes that the style sheet reads. */
  keep(): void {
    const { lang, text, motion, pace, sound, marks, learn, name, signed } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, text, motion, pace, sound, marks, learn, name, signed }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.style.fontSize = `${this.text}%`;
    root.dataset.motion = this.still ? "none" : "full";
    root.dataset.marks = this.marks ? "on" : "off";
  }

  /** Whether nothing shall move. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "none";
    return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }
}

export const settings = new Settings();
