/** Lines of the log that say the same of the same seat, told as one. */
import type { LogLine } from "./wire";

/** The events of which many come in a row, and the message that counts them. */
const COUNTED: Record<string, "vtes.draws.library" | "vtes.draws.crypt"> = { drawn: "vtes.draws.library", "drawn-crypt": "vtes.draws.crypt" };

export interface Row {
  line: LogLine;
  /** All lines that this one stands for; empty if it only stands for itself. */
  all: LogLine[];
  /** The message that counts them. */
  counted: "vtes.draws.library" | "vtes.draws.crypt";
  seat: number;
}

/** The key of what can be counted together; empty if the line stands alone. Lines that are about several cards at once do. */
function sameness({ kind, fields }: LogLine): string {
  return COUNTED[kind] && typeof fields.card === "number" && typeof fields.seat === "number" ? `${kind} ${fields.seat}` : "";
}

/** The lines, with draws of one seat in a row made one. */
export function fold(lines: LogLine[]): Row[] {
  const rows: Row[] = [];
  let before = "";
  for (const line of lines) {
    const same = sameness(line);
    const row = rows.at(-1);
    if (row && same && same === before) row.all = row.all.length ? [...row.all, line] : [row.line, line];
    else rows.push({ line, all: [], counted: COUNTED[line.kind] ?? "vtes.draws.library", seat: Number(line.fields.seat) });
    before = same;
  }
  return rows;
}
