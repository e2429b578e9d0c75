import { describe, expect, it } from "vitest";
import type { NamedPerson } from "#src/platform/database/schema/sales.ts";
import type { SanctionsEntry } from "#src/platform/database/schema/screening.ts";
import { MATCH_POINTS, MatchIndex } from "./match-index.ts";

const entry = (changes: Partial<SanctionsEntry> = {}): SanctionsEntry => ({
  reference: "QDi.1",
  names: ["Farrukh Juraev Rahimovich"],
  birthDates: [],
  documents: [],
  ...changes,
});

const person = (fullName: string, changes: Partial<NamedPerson> = {}): NamedPerson => {
  const [lastName = "", firstName = "", patronymic = ""] = fullName.split(" ");
  return { lastName, firstName, patronymic, birthDate: "1980-05-17", ...changes };
};

const findScore = async (searched: NamedPerson, ...entries: SanctionsEntry[]) =>
  (await MatchIndex.build(entries)).find(searched)[0]?.score;

describe("a person on the list", () => {
  it.each([
    ["in Tajik", "Ҷӯраев Фаррух Раҳимович"],
    ["in Russian", "Джураев Фаррух Рахимович"],
    ["in Latin letters", "Juraev Farrukh Rahimovich"],
    ["in another transliteration", "Dzhuraev Farruh Rakhimovich"],
    ["with apostrophes and capitals", "JO'RAEV FARRUX RAHIMOVICH"],
    ["given name first", "Фаррух Ҷӯраев"],
    ["without patronymic", "Джураев Фаррух"],
    ["with a missing letter", "Жураев Фарух"],
    ["with swapped letters", "Juarev Farrukh"],
  ])("is found %s", async (_, name) => {
    expect(await findScore(person(name), entry())).toBeGreaterThanOrEqual(MATCH_POINTS);
  });

  it.each([
    ["Муҳаммад Қурбоналӣ", "Mohammed Qurbonali"],
    ["Ғафуров Абдулло", "Abdulloh Gafurov"],
    ["Ёқубов Маъруф", "Maruf Yakubov"],
  ])("named %s is found as %s", async (searched, listed) => {
    const score = await findScore(person(searched), entry({ names: [listed] }));
    expect(score).toBeGreaterThanOrEqual(MATCH_POINTS);
  });

  it("is found by an alias, and by a document under any name", async () => {
    const listed = entry({ names: ["Abu Dawud", "Сафаров Далер"], documents: ["A 0123-4567"] });
    const index = await MatchIndex.build([listed]);
    expect(index.find(person("Сафаров Далер"))[0]).toMatchObject({ name: "Сафаров Далер" });
    const other = person("Каримова Нигина", { docSeries: "А", docNumber: "01234567" });
    expect(index.find(other)).toMatchObject([{ score: 100, entry: listed }]);
  });
});

describe("another person", () => {
  it.each([
    ["with the same surname", "Ҷӯраев Далер Раҳимович"],
    ["with the same given name", "Сафаров Фаррух Раҳимович"],
    ["with another patronymic", "Ҷӯраев Фаррух Саидович"],
    ["with one word in common", "Фаррух Сафаров"],
  ])("%s is not found", async (_, name) => {
    expect(await findScore(person(name), entry())).toBeUndefined();
  });

  it("is not found by a nickname alone, unless the birth date is the same", async () => {
    const listed = entry({ names: ["Фаррух"], birthDates: ["1980-05-17"] });
    const searched = person("Ҷӯраев Фаррух");
    expect(await findScore({ ...searched, birthDate: "1990-01-01" }, listed)).toBeUndefined();
    expect(await findScore(searched, listed)).toBe(MATCH_POINTS);
  });
});

describe("a birth date", () => {
  const searched = person("Ҷӯраев Фаруз Раҳимович");
  it.each([
    ["the same day raises the score", ["1980-05-17"], 10],
    ["the same year raises it less", ["1980"], 5],
    ["a near year leaves it", ["1981-02-01"], 0],
    ["no date leaves it", [], 0],
  ])("%s", async (_, birthDates, points) => {
    const listed = entry({ names: ["Juraev Faruh"] });
    const plain = (await findScore(searched, listed)) ?? 0;
    expect(plain).toBeGreaterThan(0);
    expect(await findScore(searched, { ...listed, birthDates })).toBe(plain + points);
  });

  it("excludes a person of the same name who is years older", async () => {
    const listed = entry({ birthDates: ["1948"] });
    expect(await findScore(person("Ҷӯраев Фаррух Раҳимович"), listed)).toBeUndefined();
  });
});

it("returns the most similar entry first", async () => {
  const near = entry({ reference: "2", names: ["Juraev Farruh Rahimovich"] });
  const far = entry({ reference: "1", names: ["Juraev Faruk"] });
  const index = await MatchIndex.build([far, near]);
  const found = index.find(person("Ҷӯраев Фаррух Раҳимович"));
  expect(found.map((one) => one.entry.reference)).toEqual(["2", "1"]);
});
