/** A record being watched: any frame at once, or told event by event. */
import { api } from "./api";
import type { Frame } from "./rest";
import { settings } from "./settings.svelte";
import { draftOf, NOBODY_TELLS, PACE, type Teller, type View } from "./telling";
import type { Asked, LogLine } from "./wire";

const CHUNK = 200;
const BREATH = 250;

interface Full {
  view: View;
  views: View[];
  frame: Frame;
}

export class Reel {
  at = $state(0);
  total = $state(0);
  view = $state.raw<View | null>(null);
  stage = $state.raw<unknown>(null);
  asked = $state.raw<Asked | null>(null);
  doing = $state("");
  lines = $state.raw<LogLine[]>([]);
  playing = $state(false);
  telling = $state(false);

  private frames: Full[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private teller: Teller = NOBODY_TELLS;
  private open: (whole: View, seats: View[]) => View = (whole) => whole;

  constructor(
    private readonly id: string,
    private readonly perspective: string,
  ) {}

  async load(teller: Teller, open: (whole: View, seats: View[]) => View): Promise<void> {
    this.teller = teller;
    this.open = open;
    let whole: View = {};
    let seats: View[] = [];
    do {
      const part = await api.frames(this.id, this.perspective, this.frames.length, CHUNK);
      part.frames.forEach((frame, i) => {
        const start = i === 0;
        whole = start ? frame.view : { ...whole, ...frame.view };
        seats = (frame.views ?? []).map((patch, seat) => (start ? patch : { ...seats[seat], ...patch }));
        this.frames.push({ view: whole, views: seats, frame });
      });
      this.total = part.total;
      if (!part.frames.length) break;
    } while (this.frames.length < this.total);
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private seen(full: Full): View {
    return full.views.length ? this.open(full.view, full.views) : full.view;
  }

  go(at: number): void {
    clearTimeout(this.timer);
    this.telling = false;
    const to = Math.max(0, Math.min(at, this.frames.length - 1));
    const full = this.frames[to];
    if (!full) return;
    this.at = to;
    this.settle(full);
    this.stage = this.teller.stage(this.view!);
    this.lines = this.frames.slice(0, to + 1).flatMap((each) => each.frame.events);
    if (this.playing) this.timer = setTimeout(this.next, BREATH);
  }

  private settle(full: Full): void {
    this.view = this.seen(full);
    this.asked = full.frame.decision ?? null;
    this.doing = full.frame.doing ?? "";
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.frames.length - 1) this.go(0);
    else this.next();
  }

  pause(): void {
    this.playing = false;
    this.go(this.at);
  }

  private next = (): void => {
    const full = this.frames[this.at + 1];
    if (!full) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.telling = true;
    this.tell(full, [...full.frame.events]);
  };

  private tell(full: Full, rest: LogLine[]): void {
    const pace = PACE[settings.pace];
    for (;;) {
      const line = rest.shift();
      if (!line) break;
      const draft = draftOf(this.view, this.teller);
      const wait = this.teller.tell(draft, this.stage, line) * pace;
      this.view = draft;
      this.lines = [...this.lines, line];
      if (wait > 0) {
        this.timer = setTimeout(() => this.tell(full, rest), wait);
        return;
      }
    }
    this.telling = false;
    this.settle(full);
    this.teller.settle(this.view!, this.stage);
    if (this.playing) this.timer = setTimeout(this.next, BREATH * Math.max(pace, 0.4));
  }
}
