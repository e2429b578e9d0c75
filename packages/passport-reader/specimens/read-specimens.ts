// Draws passports, photographs them in good and in bad ways, reads them and prints how many fields are right, doubtful
// (left to be typed) and wrong. A wrong value is a failure.
// Usage: node specimens/read-specimens.ts [--shot <part of a name>] [--people <count>] [--verbose]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import type { PassportField, PassportValues } from "@sughurta/domain/person";
import { toCountryCode } from "../src/mrz/passport-values.ts";
import { readPicture } from "../src/reading/read-picture.ts";
import { createTextRecognition } from "../src/reading/text-recognition.ts";
import { drawPassport, type SpecimenPerson, zoneLines } from "./draw-passport.ts";
import { photograph } from "./photograph.ts";
import { PEOPLE, SHOTS } from "./specimens.ts";

const TODAY = "2026-03-02";
const { values: chosen } = parseArgs({
  options: {
    shot: { type: "string" },
    people: { type: "string", default: String(PEOPLE.length) },
    verbose: { type: "boolean" },
  },
});

const require = createRequire(import.meta.url);
const CORE = "tesseract.js-core/tesseract-core-simd-lstm";
const recognize = await createTextRecognition(
  require(`${CORE}.js`),
  readFileSync(require.resolve(`${CORE}.wasm`)),
  readFileSync(new URL("../model/mrz.traineddata", import.meta.url)),
);

function stated(person: SpecimenPerson): PassportValues {
  const [firstName = "", ...rest] = person.given.split(" ");
  const date = (century: string, text: string) =>
    `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  const citizenship = toCountryCode(person.country);
  return {
    lastName: person.surname,
    firstName,
    ...(rest.length > 0 ? { patronymic: rest.join(" ") } : {}),
    birthDate: date(person.born > "260302" ? "19" : "20", person.born),
    gender: person.sex === "F" ? "f" : "m",
    ...(citizenship === undefined ? {} : { citizenship }),
    docType: person.country === "TJK" ? "1" : "2",
    docNumber: person.number,
    validTo: date("20", person.validTo),
  };
}

const people = PEOPLE.slice(0, Number(chosen.people));
const total = { right: 0, doubtful: 0, wrong: 0 };
const pages = await Promise.all(people.map(drawPassport));
for (const [name, shot] of Object.entries(SHOTS)) {
  if (chosen.shot !== undefined && !name.includes(chosen.shot)) continue;
  const counts = { right: 0, doubtful: 0, wrong: 0 };
  const failures: string[] = [];
  let ms = 0;
  for (const [at, person] of people.entries()) {
    const page = pages[at];
    if (page === undefined) continue;
    const photo = await photograph(page, shot, at + 1);
    const start = performance.now();
    const result = readPicture(photo, recognize, TODAY);
    ms += performance.now() - start;
    const expected = stated(person);
    const known = "failure" in result ? {} : result.known;
    if ("failure" in result) failures.push(result.failure);
    for (const field of Object.keys({ ...expected, ...known }) as PassportField[]) {
      const kind =
        known[field] === undefined
          ? "doubtful"
          : known[field] === expected[field]
            ? "right"
            : "wrong";
      counts[kind]++;
      total[kind]++;
      if (chosen.verbose && kind !== "right") {
        console.log(`  ${kind}: ${field} ${known[field] ?? ""} (${expected[field] ?? ""})`);
      }
    }
    if (chosen.verbose && !("failure" in result) && result.doubtful.length > 0) {
      console.log([...zoneLines(person), ...result.lines].map((line) => `  ${line}`).join("\n"));
    }
  }
  const { right, doubtful, wrong } = counts;
  console.log(
    `${name.padEnd(28)} right ${right}, doubtful ${doubtful}, wrong ${wrong}; ${Math.round(ms / people.length)} ms a photo${failures.length > 0 ? `; ${failures.join(", ")}` : ""}`,
  );
}
console.log(`All: right ${total.right}, doubtful ${total.doubtful}, wrong ${total.wrong}`);
if (total.wrong > 0) process.exitCode = 1;
