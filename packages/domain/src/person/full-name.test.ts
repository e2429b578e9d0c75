import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLatinFullName, isLatinName, joinFullName, splitFullName } from "./full-name.ts";
import { latinSpelling } from "./latin-spelling.ts";

describe("name as in a passport", () => {
  it.each(["SAIDOVA", "Saidova", "MIRZO-QODIR", "A", "A".repeat(150), "O'BRIEN", "O’Brien-D'Arcy"])(
    "accepts %s",
    (name) => {
      expect(isLatinName(name)).toBe(true);
      expect(isLatinFullName(name)).toBe(true);
    },
  );

  it.each([
    "",
    " ",
    "-",
    "A-",
    "-A",
    "A--B",
    "'",
    "O''NEIL",
    "Саидова",
    "SAIDОVA",
    "A1",
    "É",
    "A".repeat(151),
  ])("rejects %j", (name) => {
    expect(isLatinName(name)).toBe(false);
    expect(isLatinFullName(name)).toBe(false);
  });

  it("may contain a space in a full name only", () => {
    expect(isLatinName("SAIDOVA MADINA")).toBe(false);
    expect(isLatinFullName("SAIDOVA MADINA")).toBe(true);
    expect(isLatinFullName("  Saidova   Madina ")).toBe(true);
  });
});

describe("full name", () => {
  it.each([
    ["SAIDOVA MADINA KARIMOVNA", "SAIDOVA", "MADINA", "KARIMOVNA"],
    [" SAIDOVA   MADINA ", "SAIDOVA", "MADINA", ""],
    ["SAIDOVA", "SAIDOVA", "", ""],
    ["ALIYEV ALI VALI OGLY", "ALIYEV", "ALI", "VALI OGLY"],
    ["", "", "", ""],
  ])("%j is split into parts", (fullName, lastName, firstName, patronymic) => {
    expect(splitFullName(fullName)).toEqual({ lastName, firstName, patronymic });
  });

  it("is joined again from its parts", () => {
    const word = fc.stringMatching(/^[A-Z]{1,8}(-[A-Z]{1,8})?$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const fullName = words.join(" ");
        expect(joinFullName(splitFullName(fullName))).toBe(fullName);
        expect(isLatinFullName(fullName)).toBe(fullName.length <= 150);
      }),
    );
  });
});

describe("Latin spelling", () => {
  it.each([
    ["Ҷӯраев Ғафур Шамсиддинович", "Juraev Ghafur Shamsiddinovich"],
    ["РАҲИМОВА ЗӮҲРО", "RAHIMOVA ZUHRO"],
    ["Хоҷаев Юсуф", "Khojaev Yusuf"],
    ["Мирзо-Қодир", "Mirzo-Qodir"],
    ["Ёқубӣ Умед", "Yoqubi Umed"],
    ["Щукина Эмилия", "Shchukina Emiliya"],
    ["Муъминов Сайъёр", "Muminov Sayyor"],
    ["О’Коннор", "OKonnor"],
    ["Ҷ", "J"],
    ["Ш", "Sh"],
  ])("of %s is %s", (name, latin) => {
    expect(latinSpelling(name)).toBe(latin);
  });

  it("is not offered for a name in Latin letters only", () => {
    expect(latinSpelling("Saidova")).toBeUndefined();
    expect(latinSpelling("")).toBeUndefined();
  });

  it("of every Tajik or Russian word is valid in a passport", () => {
    const letters = [..."абвгғдеёжзиӣйкқлмнопрстуӯфхҳцчҷшщыэюя"];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 30 }),
        (word) => {
          const name = word.join("");
          expect(isLatinName(latinSpelling(name) ?? "")).toBe(true);
          expect(latinSpelling(name.toUpperCase())?.toLowerCase()).toBe(latinSpelling(name));
        },
      ),
    );
  });
});
