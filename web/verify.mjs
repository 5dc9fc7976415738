// node web/verify.mjs RECORD...: what the independent verifier finds, one JSON object a line.
import { readFileSync } from "node:fs";

import { DEALERS } from "./src/games/deals.ts";
import { verify } from "./src/lib/verify.ts";

for (const file of process.argv.slice(2)) console.log(JSON.stringify(verify(readFileSync(file, "utf8"), DEALERS)));
