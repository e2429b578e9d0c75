import { describe, expect, it } from "vitest";
import { claimFullNameViolation, maskName, normalizeName, personNameViolation } from "./names.ts";
import { genderCode, genderLetter, isEmail } from "./person-fields.ts";

describe("gender", () => {
  it("is 1 for a woman and 0 for a man", () => {
    expect(genderCode("f")).toBe(1);
    expect(genderCode("m")).toBe(0);
    expect(genderLetter(genderCode("f"))).toBe("f");
    expect(genderLetter(genderCode("m"))).toBe("m");
  });
});

describe("person name", () => {
  it.each([
    "Раҳимов",
    "Ғафурова",
    "Ҷӯраев",
    "Smith",
    "О’Коннор",
    "D'Arcy",
    "Анна-Мария",
    "Абдул Раҳим",
    "É",
    "О´Брайен",
    "О′Брайен",
    "О`Брайен",
    "ʼАлӣ",
    "Ra\u00ADhimov",
    "Раҳ\u200Bимов\u202E",
    "Smith Раҳимов",
    "Мамин‑Сибиряк",
  ])("accepts %s", (name) => {
    expect(personNameViolation(name)).toBeUndefined();
  });

  it.each(["", " ", "-", "'", "Ivan1", "<b>", "李", "a_b", "x@y", "А".repeat(151)])(
    "rejects %j",
    (name) => {
      expect(personNameViolation(name)).toEqual({ code: "personName" });
    },
  );
});

it.each([
  ["  О´Брайен ", "О'Брайен"],
  ["О′Брайен", "О'Брайен"],
  ["ʼАлӣ", "'Алӣ"],
  ["Раҳ\u200Bимов\u200E", "Раҳимов"],
  ["Мамин‑Сибиряк", "Мамин-Сибиряк"],
])("stores the name %j as %j", (typed, stored) => {
  expect(normalizeName(typed)).toBe(stored);
});

describe("letters of another alphabet", () => {
  it.each([
    ["Рaхимов", { code: "latinLetter", letter: "a", word: "Рaхимов" }],
    ["Саидова-Pаҳимова", { code: "latinLetter", letter: "P", word: "Pаҳимова" }],
    ["Rаhimov", { code: "cyrillicLetter", letter: "а", word: "Rаhimov" }],
  ])("are reported in %s", (name, violation) => {
    expect(personNameViolation(name)).toEqual(violation);
    expect(claimFullNameViolation(`${name} Фаррух`)).toEqual(violation);
  });
});

describe("full name of a claim", () => {
  it.each(["Ли Анна", "Раҳимов Фаррух Ҷамшедович", "O'Neil Mary-Jane", "  Раҳимов   Фаррух "])(
    "accepts %j",
    (name) => {
      expect(claimFullNameViolation(name)).toBeUndefined();
    },
  );

  it.each([
    "Раҳимов",
    "Р Фаррух",
    "Раҳимов Фа",
    "Раҳимов Фаррух2",
    `${"а".repeat(51)} Фаррух`,
    `Раҳимов ${"а".repeat(201)}`,
    "",
  ])("rejects %j", (name) => {
    expect(claimFullNameViolation(name)).toEqual({ code: "fullName" });
  });

  it("is long enough at its limits", () => {
    expect(claimFullNameViolation(`${"а".repeat(50)} ${"б".repeat(200)}`)).toBeUndefined();
  });
});

describe("masked name", () => {
  it("shows first letters only", () => {
    expect(maskName("Раҳимов  Фаррух")).toBe("Р*** Ф***");
    expect(maskName("")).toBe("");
  });
});

describe("e-mail", () => {
  it.each([
    "a@b.tj",
    "farrukh.rahimov+policy@mail.example.com",
    "x_y-z@sub-domain.org",
    "abdurahmonov.muhammadjon.saidahmadovich1@ministry.example.tj",
    `${"a".repeat(246)}@mail.tj`,
  ])("accepts %s", (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    "",
    "a",
    "a@b",
    "a@b.",
    "@b.tj",
    "a b@c.tj",
    "a..b@c.tj",
    ".a@c.tj",
    "a@-c.tj",
    "a@c..tj",
    "а@почта.рф",
    `${"a".repeat(247)}@mail.tj`,
    "a@b.tj\r\nBcc: x@y.tj",
  ])("rejects %j", (email) => {
    expect(isEmail(email)).toBe(false);
  });
});
