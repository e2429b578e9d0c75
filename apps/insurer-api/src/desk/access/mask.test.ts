import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLOSED, LOCKED, OPEN } from "./mask.ts";

describe("masked personal data", () => {
  it.each([
    ["Муродова Саодат", "М•••••• С."],
    ["  Ғафуров   Ҷамшед Қодирович ", "Ғ•••••• Ҷ."],
    ["Ли", "Л••••••"],
    ["", "••••••"],
  ])("shows only the first letters of the name %j: %s", (name, shown) => {
    expect(CLOSED.name(name)).toBe(shown);
  });

  it.each([
    ["992921234567", "(992) 92-•••-••67"],
    ["79123456789", "••••••"],
    ["", "••••••"],
  ])("shows only the operator and the last digits of the phone %j: %s", (phone, shown) => {
    expect(CLOSED.phone(phone)).toBe(shown);
  });

  it("shows only the first letter of an email", () => {
    expect(CLOSED.email("saodat.m@mail.tj")).toBe("s•••@•••");
    expect(CLOSED.other("A 1234567")).toBe("••••••");
    expect([CLOSED.email(""), CLOSED.other("")]).toEqual(["", ""]);
  });

  it.each([
    ["Звонила с 92 712 34 56", "Звонила с (992) 92-•••-••56"],
    ["+992 (92) 712-34-56 или s@mail.tj", "(992) 92-•••-••56 или s•••@•••"],
    ["From +7 912 345 67 89", "From ••••••"],
    ["Policy 5511000017, 120.50 TJS, 2026-11-24", "Policy 5511000017, 120.50 TJS, 2026-11-24"],
  ])("masks phones and emails in %j", (note, shown) => {
    expect(CLOSED.note(note)).toBe(shown);
  });

  it("never contains the middle of a phone or the rest of a name", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9]{8}$/), (digits) => {
        const shown = `(992) ${digits.slice(0, 2)}-•••-••${digits.slice(-2)}`;
        expect(CLOSED.phone(`992${digits}`)).toBe(shown);
        expect(CLOSED.note(`he has ${digits}`)).toBe(`he has ${shown}`);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[а-я]{3,20}$/), (name) => {
        expect(CLOSED.name(`${name} ${name}`)).not.toContain(name.slice(0, 2));
      }),
    );
  });

  it("is the same whether it can be revealed or not", () => {
    expect({ ...LOCKED, status: "closed" }).toEqual(CLOSED);
  });
});

describe("revealed personal data", () => {
  it("is shown unchanged, with formatted phones", () => {
    expect(OPEN.phone("992921234567")).toBe("(992) 92-123-4567");
    expect(OPEN.phone("of nobody")).toBe("of nobody");
    expect(OPEN.name("Муродова Саодат")).toBe("Муродова Саодат");
  });
});
