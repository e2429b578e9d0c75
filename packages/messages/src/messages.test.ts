import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_DRIVERS, MIN_DRIVERS } from "@sughurta/domain/motor";
import { TAX_NUMBER_DIGITS } from "@sughurta/domain/person";
import { MAX_INSURED_PERSONS, MAX_YEARS_AHEAD, MIN_INSURED_PERSONS } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { MESSAGES } from "./index.ts";

const LANGUAGES = ["ru", "tg", "en"] as const;
const files = globSync("*/{ru,tg,en}.ts", { cwd: import.meta.dirname });

/** Figures that no constant owns: examples, the country code of phones, and the smallest lengths. */
const OTHER_FIGURES = /734000|1234AA01|from 1 to|от 1 до|аз 1 то|has 1 to|have 1 to/g;

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
    const subjects = await Promise.all(
      files
        .filter((file) => file.endsWith("/ru.ts"))
        .map((file) => import(join(import.meta.dirname, file))),
    );
    const codes = subjects.flatMap(({ messages }) => Object.keys(messages));
    expect(codes.length).toBe(new Set(codes).size);
    expect(codes.length).toBe(Object.keys(MESSAGES.ru).length);
  });

  it.each(LANGUAGES)("need the same values in each language: %s", (language) => {
    const valuesOf = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(texts).map(([code, text]) => [code, text.match(/\{\{\w+\}\}/g)?.sort()]),
      );
    expect(valuesOf(MESSAGES[language])).toEqual(valuesOf(MESSAGES.ru));
  });

  it("show the figures of the rules", () => {
    expect(MESSAGES.ru.tripLength).toBe("Одна поездка длится от 2 до 364 дней");
    expect(MESSAGES.tg.multiTripDays).toBe("Як сафар бо чунин полис то 90 рӯз давом мекунад");
    expect(MESSAGES.en.medicalSum).toBe("Choose a medical cover limit: 30 000, 50 000 or 75 000");
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
