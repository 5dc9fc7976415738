/** How each game deals from its seed, for the verifier. */
import { deal as vendetta } from "./vendetta/deal.js";
import { deal as vtes } from "./vtes/deal.js";

/** @type {Record<string, import("../lib/verify.js").Dealer>} */
export const DEALERS = { vendetta, vtes };
