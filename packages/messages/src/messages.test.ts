import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MAX_DRIVERS, MIN_DRIVERS } from "@sughurta/domain/motor";
import { TAX_NUMBER_DIGITS } from "@sughurta/domain/person";
import { MAX_INSURED_PERSONS, MAX_YEARS_AHEAD, MIN_INSURED_PERSONS } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { MESSAGE_CODES, messageIn } from "./index.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;
const files = globSync("*/{ru,tg,en}.ts", { cwd: import.meta.dirname });
const subjects = globSync("*/ru.ts", { cwd: import.meta.dirname }).map((file) => dirname(file));

const getCode = (key: string) => key.replace(/_(?:one|few|many|other)$/, "");

/** Values that the sentences of a subject need, by code. */
const getValues = (sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, text]) => [
      getCode(key),
      text.match(/\{\{\w+\}\}/g)?.sort(),
    ]),
  );

/** Figures that no constant owns: examples and the smallest lengths. */
const OTHER_FIGURES =
  /734000|1234AA01|31\.12\.1990|3F2A-91BC|from 1 to|от 1 до|аз 1 то|has 1 to|have 1 to/g;

describe("messages", () => {
  it.each(files)("take figures from the constants of rules: %s", (file) => {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    const figures = source
      .replaceAll(/\$\{[^}]*\}|\{\{\w+\}\}/g, "")
      .split("\n")
      .filter((line) => /\d/.test(line.replaceAll(OTHER_FIGURES, "")));
    expect(figures).toEqual([]);
  });

  it("have one definition per code", async () => {
    const modules = await Promise.all(
      files
        .filter((file) => file.endsWith("/ru.ts"))
        .map((file) => import(join(import.meta.dirname, file))),
    );
    const keys = modules.flatMap(({ messages }) => Object.keys(messages));
    expect(keys.length).toBe(new Set(keys).size);
    expect(new Set(keys.map(getCode))).toEqual(MESSAGE_CODES);
  });

  it.each(subjects)("need the same values in each language: %s", async (subject) => {
    const [ru, ...others] = await Promise.all(
      LANGUAGES.map(async (language) =>
        getValues((await import(join(import.meta.dirname, subject, `${language}.ts`))).messages),
      ),
    );
    for (const other of others) expect(other).toEqual(ru);
  });

  it("choose the plural form of the language", () => {
    expect([1, 2, 5].map((count) => messageIn("ru", "innTooShort", count))).toEqual([
      expect.stringContaining("{{count}} цифры:"),
      expect.stringContaining("{{count}} цифр:"),
      expect.stringContaining("{{count}} цифр:"),
    ]);
    expect(messageIn("en", "phoneTooLong", 1)).toMatch(/digit too many/);
    expect(messageIn("en", "phoneTooLong", 2)).toMatch(/digits too many/);
    expect(messageIn("tg", "phoneTooLong", 1)).toBe(messageIn("tg", "phoneTooLong", 2));
  });

  it("show the figures of the rules", () => {
    expect(messageIn("ru", "tripLength")).toBe("Одна поездка длится от 2 до 364 дней");
    expect(messageIn("tg", "multiTripDays")).toBe(
      "Як сафар бо чунин полис то 90 рӯз давом мекунад",
    );
  });

  it("state in words only figures that still apply", () => {
    // tripBegin, tripEnd, multiTripBegin
    expect(MAX_YEARS_AHEAD).toBe(4);
    // maxPersons
    expect([MIN_INSURED_PERSONS, MAX_INSURED_PERSONS]).toEqual([1, 5]);
    // maxDrivers, driversNeeded
    expect([MIN_DRIVERS, MAX_DRIVERS]).toEqual([1, 3]);
    // inn
    expect(TAX_NUMBER_DIGITS).toBe(9);
  });
});
