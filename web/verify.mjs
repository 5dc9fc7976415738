// node web/verify.mjs RECORD...: what the independent verifier finds, one JSON object a line. Node 20 or later; no packages.
// The exit code is 1 if there is a fault, 2 if a file cannot be read. docs/record.md says what is checked and what is not.
import { readFileSync } from "node:fs";

import { DEALERS } from "./src/games/deals.js";
import { verify } from "./src/lib/verify.js";

const files = process.argv.slice(2);
if (!files.length) {
  console.error("praxis: give one or more records: node web/verify.mjs game.record");
  process.exitCode = 2;
}
for (const file of files) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    console.error(`praxis: ${file} cannot be read: ${error.code ?? error.message}`);
    process.exitCode = 2;
    continue;
  }
  const findings = verify(text, DEALERS);
  console.log(JSON.stringify(findings));
  if (findings.faults.length) process.exitCode ||= 1;
}
