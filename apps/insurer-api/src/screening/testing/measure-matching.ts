import { MatchIndex } from "#src/screening/matching/match-index.ts";
import {
  anEntry,
  aPerson,
  numbers,
  SCRIPTS,
  VARIATIONS,
  type Variation,
} from "./generate-names.ts";

/** People on the list who buy, people who are not on it, and other entries of the list. */
const LISTED = 250;
const OTHERS = 250;
const LARGE_LIST = 20_000;
const WARM_UP = 2_000;
const SEED = 55_110_285;

const next = numbers(SEED);
const listed = Array.from({ length: LISTED }, () => aPerson(next));
const entries = listed.map((person, at) => anEntry(person, `L.${at}`, next));
const others = Array.from({ length: OTHERS }, () => aPerson(next));
const index = await MatchIndex.build(entries);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const variations = Object.keys(VARIATIONS) as Variation[];
const write = (line: string) => process.stdout.write(`${line}\n`);

let hits = 0;
let tries = 0;
write(`Recall: ${LISTED} people of the list, by script and spelling`);
for (const script of SCRIPTS) {
  for (const variation of variations) {
    // Without the document: it would find everyone.
    const found = listed.filter((person, at) => {
      const searched = VARIATIONS[variation]({ ...person[script], docNumber: "" }, next);
      return index.find(searched).some(({ entry }) => entry === entries[at]);
    });
    hits += found.length;
    tries += LISTED;
    write(`  ${script.padEnd(8)} ${variation.padEnd(14)} ${percent(found.length, LISTED)}`);
  }
}
write(`  together ${percent(hits, tries)} of ${tries}`);

let held = 0;
for (const [at, person] of others.entries()) {
  const script = SCRIPTS[at % SCRIPTS.length] ?? "latin";
  if (index.find(person[script]).length > 0) held += 1;
}
write(
  `False matches: ${held} of ${OTHERS} people who are not on the list (${percent(held, OTHERS)})`,
);

const large = Array.from({ length: LARGE_LIST }, (_, at) =>
  anEntry(aPerson(next), `X.${at}`, next),
);
const built = performance.now();
const largeIndex = await MatchIndex.build(large);
const builtMs = performance.now() - built;
for (let run = 0; run < WARM_UP; run += 1) largeIndex.find(aPerson(next).russian);
const times = others.map((person, at) => {
  const searched = person[SCRIPTS[at % SCRIPTS.length] ?? "latin"];
  const began = performance.now();
  largeIndex.find(searched);
  return performance.now() - began;
});
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
write(
  `Time with ${LARGE_LIST} entries: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms; index built in ${builtMs.toFixed(0)} ms`,
);
