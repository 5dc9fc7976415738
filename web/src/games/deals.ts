/** How each game deals from its seed, for the verifier. */
import type { Dealer } from "../lib/verify.ts";
import { deal as vendetta } from "./vendetta/deal.ts";
import { deal as vtes } from "./vtes/deal.ts";

export const DEALERS: Record<string, Dealer> = { vendetta, vtes };
