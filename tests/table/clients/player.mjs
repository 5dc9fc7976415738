// A player for the table of Praxis, for Node 24 without packages. It uses nothing that docs/protocol.md does not say, to
// show that this page is enough. What the page lacked when this was written was added to it.
//
//   node player.mjs ADDRESS '{"game":"vtes","seed":7,"answers":40}'
//
// It prints one line of JSON that says what it saw; what it does on the way goes to the error output.
// Settings: game (vendetta, vtes); seed of its choices; answers (so many at least, 0: play to the end); chances (so many
// at least); lose (drop an update after so many, as if it were lost); leave (hang up after so many answers, once nothing
// is missing, and come back); rest (give no more answers after so many until the connection was lost once); pings (send
// so many at once after the hello).

const [address, text = "{}"] = process.argv.slice(2);
const plan = { game: "vendetta", seed: 1, answers: 0, lose: 0, leave: 0, chances: 0, rest: 0, pings: 0, ...JSON.parse(text) };
const PLANS = {
  vendetta: { setting: { players: 4 }, bot: "house" },
  vtes: { setting: { players: 3, edition: "2023", options: { cards: "house" } }, bot: "random" },
};
const saw = {
  game: plan.game, answers: 0, over: false, phase: "", seq: 0, wholes: 0, updates: 0, gaps: 0, gap_open: false,
  log_gaps: 0, events: 0, chances: 0, connections: 0, pongs: 0, replies: 0, unknown: [], refusals: {}, strangers: 0,
  goodbye: "", codes: [], scores: null,
};

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const note = (line) => process.stderr.write(`${line}\n`);

/** Pseudo-random numbers below `limit`, the same for the same seed (mulberry32). */
function chooser(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
const pick = chooser(plan.seed);

/** One call over REST; waits when the server says so. */
async function call(method, path, body, token) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  for (;;) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(`${address}/api/v1${path}`, { method, headers, body: sent });
    if (answer.status === 429 || answer.status === 503) {
      await pause(1000 * Number(answer.headers.get("retry-after") ?? 1));
      continue;
    }
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${told.status_code} ${told.detail}`);
    return told;
  }
}

/** A table at which seat 0 is mine. Gives its id, the seat's token and what starts the game. */
async function sitDown() {
  const { setting, bot } = PLANS[plan.game];
  const games = await call("GET", "/games");
  const known = games.find((game) => game.game === plan.game);
  if (!known?.bots.includes(bot) && bot !== "house") throw new Error(`no bot ${bot} for ${plan.game}`);
  const bots = Array.from({ length: setting.players - 1 }, () => ({ who: bot }));
  const rules = { window: 0, bot_pace: 0 };
  const shared = { game: plan.game, setting, rules };
  if (plan.game === "vendetta") {
    const made = await call("POST", "/tables", { ...shared, seats: [{ who: "me", name: "Nora" }, ...bots], start: true });
    return { id: made.table.id, token: made.token, start: async () => {} };
  }
  const made = await call("POST", "/tables", { ...shared, seats: [{ who: "open" }, ...bots] });
  const { id } = made.table;
  const seated = await call("POST", `/tables/${id}/seats/0`, { name: "Nora", contribution: `node ${plan.seed}` });
  return { id, token: seated.token, start: () => call("POST", `/tables/${id}/start`, undefined, made.token) };
}

/** What this seat knows, and what it has sent without a reply. */
class Player {
  constructor(id, token, start) {
    Object.assign(this, { id, token, start, last: 0, asked: null, answered: null, pending: null, sent: new Map() });
    Object.assign(this, { seat: null, table: null, view: null, nextLine: 0, orders: null, slow: 0, dropped: 0, done: false });
  }

  /** Plays over as many connections as it takes. */
  async play() {
    for (let attempt = 0; attempt < 20 && !this.done; ) {
      const code = await this.connection();
      saw.codes.push(code);
      // 1005 and 1006 are what a WebSocket says when no code came.
      if (this.done || ![1005, 1006, 1012].includes(code)) break;
      attempt = this.greeted ? 0 : attempt + 1;
      await pause(Math.min(200 * 1.5 ** attempt, 5000));
    }
  }

  /** One connection from hello to its end; gives the close code. */
  connection() {
    return new Promise((closed) => {
      this.socket = new WebSocket(`${address.replace(/^http/, "ws")}/ws/tables/${this.id}`);
      this.sent = new Map();
      this.greeted = false;
      this.socket.onopen = () => {
        saw.connections += 1;
        this.send({ type: "hello", protocol: 1, token: this.token, lang: "en" });
        for (let n = 0; n < plan.pings; n += 1) this.send({ type: "ping", sent: n });
        plan.pings = 0;
      };
      this.socket.onmessage = (message) => this.take(JSON.parse(message.data));
      this.socket.onerror = () => {};
      this.socket.onclose = (event) => closed(event.code);
    });
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return 0;
    this.number = (this.number ?? 0) + 1;
    this.sent.set(this.number, message);
    this.socket.send(JSON.stringify({ ...message, id: this.number }));
    return this.number;
  }

  take(message) {
    const taker = this[`on_${message.type}`];
    if (taker) taker.call(this, message);
    else saw.unknown.push(message.type);
  }

  on_whole(whole) {
    saw.wholes += 1;
    saw.gap_open = false;
    this.last = saw.seq = whole.seq;
    this.seat = whole.you.seat;
    this.orders = whole.orders;
    this.table = whole.table;
    this.begin(whole.game);
    if (!this.greeted) this.welcome();
    this.consider();
  }

  begin(game) {
    this.asked = game?.decision ?? null;
    this.view = game?.view ?? null;
    this.nextLine = game ? game.log.first + game.log.lines.length : 0;
    this.answered = null;
  }

  /** The first whole of a connection: give standing orders, send again what got no reply. */
  welcome() {
    this.greeted = true;
    if (saw.connections === 1) {
      this.send({ type: "orders", stops: this.orders.words.length ? ["always"] : [] });
      this.start().catch((problem) => this.end(problem.message));
    } else if (this.pending) this.answer(this.pending.decision, this.pending.key);
  }

  on_update(update) {
    // Only one that lets somebody else decide: another is sure to follow, and shows the gap.
    if (plan.lose && saw.updates >= plan.lose && update.decision && update.decision.seat !== this.seat) {
      plan.lose = 0;
      this.dropped = 1;
      note("an update is dropped");
      return;
    }
    saw.updates += 1;
    if (saw.gap_open) return;
    if (update.seq !== this.last + 1) {
      saw.gaps += 1;
      saw.gap_open = true;
      this.send({ type: "sync" });
      return;
    }
    this.last = saw.seq = update.seq;
    for (const line of update.events ?? []) {
      if (line.n !== this.nextLine) saw.log_gaps += 1;
      this.nextLine = line.n + 1;
      saw.events += 1;
    }
    if (update.view) this.view = { ...this.view, ...update.view };
    if ("decision" in update) this.asked = update.decision;
    if (update.table) this.table = update.table;
    if (update.orders) this.orders = update.orders;
    if (update.you) this.seat = update.you.seat;
    this.consider();
  }

  /** Answers if the open decision is mine and not answered yet. */
  consider() {
    saw.phase = this.table.phase;
    if (["over", "closed"].includes(this.table.phase)) {
      saw.over = this.table.phase === "over";
      saw.scores = this.table.scores;
      return this.end("");
    }
    const { asked } = this;
    if (this.pending || !asked?.options?.length || asked.seat !== this.seat) return undefined;
    if (asked.decision === this.answered) return undefined;
    if (plan.rest && saw.answers >= plan.rest && saw.connections < 2) return note("resting");
    if (asked.chance) this.react();
    this.answer(asked.decision, asked.options[pick(asked.options.length)].key);
    return undefined;
  }

  /** At a chance: now and then hold, let go, or pass everything until the action is over. */
  react() {
    saw.chances += 1;
    const choice = pick(8);
    if (choice < 2) this.send({ type: "hold", on: choice === 0 });
    if (choice === 2 && this.orders.ends.length) this.send({ type: "yields", kinds: ["*"], until: this.orders.ends[0] });
    if (choice === 3) this.send({ type: "yields", kinds: [] });
  }

  answer(decision, key) {
    const id = this.send({ type: "answer", decision, key });
    this.pending = { id, decision, key };
  }

  on_accepted({ re }) {
    saw.replies += 1;
    this.slow = 0;
    this.known(re);
    if (this.pending?.id !== re) return;
    this.answered = this.pending.decision;
    this.pending = null;
    saw.answers += 1;
    const missing = plan.lose || this.dropped > saw.gaps;
    if (plan.leave && saw.answers >= plan.leave && !missing) {
      plan.leave = 0;
      return this.socket.close();
    }
    const enough = plan.answers && saw.answers >= plan.answers && saw.chances >= plan.chances;
    return enough && !missing && !plan.leave && !saw.gap_open ? this.end("") : this.consider();
  }

  on_refused({ re, kind, message }) {
    saw.refusals[kind] = (saw.refusals[kind] ?? 0) + 1;
    note(`refused: ${kind} ${message}`);
    const refused = this.known(re);
    if (kind === "too_fast" || kind === "unavailable") {
      this.slow += 1;
      setTimeout(() => this.again(re, refused), 500 * this.slow);
    } else if (this.pending?.id === re) {
      // Another decision is open, or the answer was not legal: take the newest picture.
      this.pending = null;
      this.send({ type: "sync" });
    }
  }

  /** Sends once more what was not looked at. */
  again(re, message) {
    if (!message || message.type === "ping") return;
    const id = this.send(message);
    if (this.pending?.id === re) this.pending.id = id;
  }

  on_pong({ re, sent }) {
    saw.pongs += 1;
    if (this.known(re)?.sent !== sent) saw.strangers += 1;
  }

  on_goodbye({ reason, message }) {
    saw.goodbye = reason;
    note(`goodbye: ${reason} ${message}`);
  }

  /** The message of mine that a reply names. A reply to nothing is counted. */
  known(id) {
    const message = this.sent.get(id);
    if (!message) saw.strangers += 1;
    return message;
  }

  end(problem) {
    if (problem) saw.problem = problem;
    this.done = true;
    this.socket.close();
  }
}

const { id, token, start } = await sitDown();
await new Player(id, token, start).play();
console.log(JSON.stringify(saw));
