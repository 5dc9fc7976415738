/** The table's REST interface. Every refusal is a `Problem` with one line that can be shown. */
import type {
  AccountInfo,
  Card,
  CardField,
  CardsFound,
  ChangeAccount,
  ClauseLine,
  DeckReport,
  DeckText,
  Frames,
  GameInfo,
  KeepDeck,
  KeptDeck,
  NewAccount,
  NewTable,
  OfferedDeck,
  PlayOn,
  RecordInfo,
  RecordLine,
  RecordUpload,
  Seated,
  SeatLink,
  ServerState,
  SignIn,
  TableInfo,
  TableLine,
  TakeSeat,
  GivenReason,
} from "./rest";
import { seats } from "./seats";
import { settings } from "./settings.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function cookie(name: string): string {
  for (const part of document.cookie.split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return "";
}

async function ask(method: string, path: string, body?: unknown, token = ""): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const csrf = method === "GET" ? "" : cookie("praxis_csrf");
  if (csrf) headers["x-praxis-csrf"] = csrf;
  const join = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}${join}lang=${settings.lang}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, "");
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { detail?: string } | null;
  throw new Refusal(answer.status, told?.detail ?? answer.statusText);
}

async function got<T>(method: string, path: string, body?: unknown, token = ""): Promise<T> {
  return (await (await ask(method, path, body, token)).json()) as T;
}

const seat = (table: string, number: number): string => `/tables/${table}/seats/${number}`;

export const api = {
  games: () => got<GameInfo[]>("GET", "/games"),
  tables: (phase: string) => got<TableLine[]>("GET", `/tables?phase=${phase}`),
  mine: () => got<TableLine[]>("GET", "/mine"),
  make: (table: NewTable) => got<Seated>("POST", "/tables", table),
  table: (id: string, token = "") => got<TableInfo>("GET", `/tables/${id}`, undefined, token),
  close: (id: string, token: string) => ask("DELETE", `/tables/${id}`, undefined, token),
  start: (id: string, token: string) => got<TableInfo>("POST", `/tables/${id}/start`, undefined, token),
  take: (id: string, number: number, taker: TakeSeat, token: string) =>
    got<Seated>("POST", seat(id, number), taker, token),
  leave: (id: string, number: number, token: string) => ask("DELETE", seat(id, number), undefined, token),
  link: (id: string, number: number, token: string) =>
    got<SeatLink>("POST", `${seat(id, number)}/link`, undefined, token),
  putBot: (id: string, number: number, level: string, token: string) =>
    got<TableInfo>("PUT", `${seat(id, number)}/bot`, { level }, token),
  bringDeck: (id: string, number: number, deck: string, token: string) =>
    got<TableInfo>("PUT", `${seat(id, number)}/deck`, { deck }, token),
  takeBack: (id: string, number: number, token: string) =>
    ask("DELETE", `${seat(id, number)}/bot`, undefined, token),
  offeredDecks: (game: string, edition: string, players: number, options: Record<string, string | number | boolean>) => {
    const asked = { edition, players: String(players), ...Object.fromEntries(["format", "enforced", "legacy"].filter((key) => options[key]).map((key) => [key, String(options[key])])) };
    return got<OfferedDeck[]>("GET", `/decks/${game}?${new URLSearchParams(asked).toString()}`);
  },
  lookAtDeck: (game: string, deck: DeckText) => got<DeckReport>("POST", `/decks/${game}`, deck),
  keptDecks: () => got<KeptDeck[]>("GET", "/account/decks"),
  keepDeck: (game: string, id: string, deck: KeepDeck) =>
    id ? got<KeptDeck>("PUT", `/account/decks/${game}/${id}`, deck) : got<KeptDeck>("POST", `/account/decks/${game}`, deck),
  dropDeck: (game: string, id: string) => ask("DELETE", `/account/decks/${game}/${id}`),
  /** The records that were listed, and those of this browser's own seats. */
  records: () => got<RecordLine[]>("GET", `/records?tables=${seats().map((each) => each.table).join(",")}`),
  record: (id: string) => got<RecordInfo>("GET", `/records/${id}`),
  frames: (id: string, view: string, first: number, count: number) =>
    got<Frames>("GET", `/records/${id}/frames?view=${view}&first=${first}&count=${count}`),
  upload: (record: RecordUpload) => got<RecordInfo>("POST", "/records", record),
  playOn: (id: string, from: PlayOn) => got<Seated>("POST", `/records/${id}/play`, from),
  recordText: (id: string) => `/api/v1/records/${id}/text`,
  tablePosition: async (id: string, token: string) => (await ask("GET", `/tables/${id}/position`, undefined, token)).text(),
  reason: (id: string, view: string, at: number) => got<GivenReason>("GET", `/records/${id}/reason?view=${view}&first=${at}`),
  recordPosition: async (id: string, view: string, at: number) => (await ask("GET", `/records/${id}/position?view=${view}&first=${at}`)).text(),
  cards: (game: string) => got<Card[]>("GET", `/cards/${game}`),
  /** The fields by which the cards of a game can be searched; empty if all cards are shown together. */
  cardFields: (game: string) => got<CardField[]>("GET", `/cards/${game}/fields`),
  findCards: (game: string, words: string, where: Record<string, string>, first: number) => {
    const asked = Object.entries(where).filter(([, value]) => value).map(([key, value]) => `${key}=${value.replaceAll(";", " ")}`).join(";");
    return got<CardsFound>("GET", `/cards/${game}/search?${new URLSearchParams({ q: words, where: asked, first: String(first) }).toString()}`);
  },
  /** Some cards with all that a table draws of them. */
  someCards: (game: string, ids: string[], edition: string, rulings = false) =>
    got<Card[]>("GET", `/cards/${game}?ids=${ids.join(",")}&edition=${edition}${rulings ? "&rulings=true" : ""}`),
  rules: (game: string) => got<ClauseLine[]>("GET", `/rules/${game}`),
  search: (game: string, words: string) =>
    got<ClauseLine[]>("GET", `/rules/${game}/search?q=${encodeURIComponent(words)}`),
  account: () => got<AccountInfo>("GET", "/account"),
  register: (account: NewAccount) => got<AccountInfo>("POST", "/account", account),
  signIn: (account: SignIn) => got<AccountInfo>("POST", "/session", account),
  signOut: () => ask("DELETE", "/session"),
  change: (what: ChangeAccount) => got<AccountInfo>("PATCH", "/account", what),
  dropAccount: () => ask("DELETE", "/account"),
  accounts: () => got<AccountInfo[]>("GET", "/accounts"),
  server: () => got<ServerState>("GET", "/server"),
  allTables: (phase: string) => got<TableLine[]>("GET", `/server/tables?phase=${phase}`),
  bans: () => got<string[]>("GET", "/server/bans"),
  ban: (name: string) => got<string[]>("PUT", `/server/bans?name=${encodeURIComponent(name)}`),
  allow: (name: string) => got<string[]>("DELETE", `/server/bans?name=${encodeURIComponent(name)}`),
  disable: (name: string, disabled: boolean) =>
    got<AccountInfo>("PATCH", `/accounts?name=${encodeURIComponent(name)}`, { disabled }),
};
