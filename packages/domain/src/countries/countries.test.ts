import { describe, expect, it } from "vitest";
import { countryNameRows } from "../../scripts/country-name-rows.ts";
import { COUNTRY_NAMES } from "./countries.generated.ts";
import { COUNTRIES, COUNTRY_GROUPS, countryByCode, countryLabel } from "./countries.ts";

const codesWith = (flag: "WET" | "SCU" | "CET", value: number) =>
  COUNTRIES.filter((country) => country[flag] === value).map((country) => country.code2);

describe("countries", () => {
  it("are all 249 ISO codes and three groups, each once", () => {
    expect(COUNTRIES).toHaveLength(252);
    expect(new Set(COUNTRIES.map((country) => country.code2)).size).toBe(252);
    expect(new Set(COUNTRIES.map((country) => country.value)).size).toBe(252);
    expect(COUNTRY_GROUPS.map((group) => group.code2)).toEqual(["WET", "SCU", "CET"]);
  });

  it("equal the script's output from CLDR", () => {
    expect(COUNTRY_NAMES).toEqual(countryNameRows());
  });

  it("have 29 countries in Schengen and 8 in the CIS", () => {
    expect(codesWith("SCU", 1)).toHaveLength(29);
    expect(codesWith("CET", 1).sort().join(" ")).toBe("AM AZ BY KG KZ MD RU UZ");
    expect(codesWith("SCU", 2)).toEqual(["SCU"]);
    expect(codesWith("CET", 2)).toEqual(["CET"]);
  });

  it("include everything but Tajikistan in the whole world", () => {
    expect(codesWith("WET", 2)).toEqual(["WET"]);
    expect(codesWith("WET", 0)).toEqual(["TJ"]);
    expect(countryByCode("TJ")).toMatchObject({ WET: 0, SCU: 0, CET: 0 });
  });

  it("have values that can be joined by comma", () => {
    expect(COUNTRIES.filter((country) => country.value.includes(","))).toEqual([]);
  });

  it.each([
    ["DE", "Германия", "Олмон", "Germany"],
    ["CN", "Китай", "Чин", "China"],
    ["KG", "Кыргызстан", "Қирғизистон", "Kyrgyzstan"],
    ["TJ", "Таджикистан", "Тоҷикистон", "Tajikistan"],
    ["CK", "Острова Кука", "Ҷазираҳои Кук", "Cook Islands"],
  ])("name %s in three languages", (code, ru, tg, en) => {
    const country = countryByCode(code);
    expect(country && countryLabel(country, "ru")).toBe(ru);
    expect(country && countryLabel(country, "tg")).toBe(tg);
    expect(country && countryLabel(country, "en")).toBe(en);
  });

  it("are written with letters of their language and without abbreviations", () => {
    for (const { labelRu, labelTj, code2 } of COUNTRIES) {
      expect(labelRu, code2).toMatch(/^[А-ЯЁа-яё][А-ЯЁа-яё’,() –-]*$/);
      expect(labelRu, code2).not.toMatch(/о-ва?( |$)/);
      expect(labelTj, code2).toMatch(/^[А-ЯЁа-яёҒғӢӣҚқӮӯҲҳҶҷ][А-ЯЁа-яёҒғӢӣҚқӮӯҲҳҶҷ’,() -]*$/);
    }
  });

  it("return nothing for an unknown code", () => {
    expect(countryByCode("XX")).toBeUndefined();
  });
});
