import { describe, expect, it } from "vitest";
import { isEmail } from "./email.ts";
import { genderCode, genderLetter } from "./gender.ts";
import { isClaimFullName, isPersonName, maskName } from "./names.ts";

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
  ])("accepts %s", (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each(["", " ", "-", "'", "Ivan1", "<b>", "李", "a_b", "x@y", "А".repeat(151), "Иван\u202E"])(
    "refuses %j",
    (name) => {
      expect(isPersonName(name)).toBe(false);
    },
  );
});

describe("full name of a claim", () => {
  it.each(["Ли Анна", "Раҳимов Фаррух Ҷамшедович", "O'Neil Mary-Jane", "  Раҳимов   Фаррух "])(
    "accepts %j",
    (name) => {
      expect(isClaimFullName(name)).toBe(true);
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
  ])("refuses %j", (name) => {
    expect(isClaimFullName(name)).toBe(false);
  });

  it("is long enough at its limits", () => {
    expect(isClaimFullName(`${"а".repeat(50)} ${"б".repeat(200)}`)).toBe(true);
  });
});

describe("masked name", () => {
  it("shows first letters only", () => {
    expect(maskName("Раҳимов  Фаррух")).toBe("Р*** Ф***");
    expect(maskName("")).toBe("");
  });
});

describe("e-mail", () => {
  it.each(["a@b.tj", "farrukh.rahimov+policy@mail.example.com", "x_y-z@sub-domain.org"])(
    "accepts %s",
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

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
    `${"a".repeat(45)}@mail.tj`,
    "a@b.tj\r\nBcc: x@y.tj",
  ])("refuses %j", (email) => {
    expect(isEmail(email)).toBe(false);
  });
});
