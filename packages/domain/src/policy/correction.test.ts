import { describe, expect, it } from "vitest";
import {
  CORRECTION_FIELDS,
  CORRECTION_RULES,
  type CorrectionAuthor,
  type CorrectionField,
  decideCorrection,
  type IdentityChange,
  recalculatesPrice,
  reissuesDocument,
} from "./correction.ts";

const TODAY = "2026-11-28";
const RUNNING = { startDate: "2026-11-01", endDate: "2027-10-31", hasClaim: false };
const AHEAD = { ...RUNNING, startDate: "2026-12-10" };
const MADINA = "Саидова Мадина Рустамовна";

const decide = (
  fields: readonly CorrectionField[],
  author: CorrectionAuthor,
  {
    policy = RUNNING,
    identities = [],
    startDate,
  }: {
    readonly policy?: Parameters<typeof decideCorrection>[0];
    readonly identities?: readonly IdentityChange[];
    readonly startDate?: string;
  } = {},
) => {
  const decision = decideCorrection(policy, { fields, identities, startDate }, author, TODAY);
  return decision.kind === "refused" ? decision.refusal : decision.kind;
};

const named = (wanted: string): IdentityChange => ({ field: "name", sold: MADINA, wanted });

describe("a correction of a policy", () => {
  it("is made by one staff member if it changes neither person nor vehicle", () => {
    for (const field of CORRECTION_FIELDS) {
      expect([field, decide([field], "staff", { policy: AHEAD })]).toEqual([field, "alone"]);
    }
  });

  it("is left to the holder for the email and one mistyped letter of a name", () => {
    expect(decide(["email"], "holder")).toBe("alone");
    expect(decide(["phone"], "holder")).toBe("correctionAtDesk");
    const oneLetter = [named("Сайдова Мадина Рустамовна")];
    expect(decide(["name"], "holder", { identities: oneLetter })).toBe("alone");
    const twoLetters = [named("Сайдова Мадино Рустамовна")];
    expect(decide(["name"], "holder", { identities: twoLetters })).toBe("correctionAtDesk");
    expect(decide(["name"], "staff", { identities: twoLetters })).toBe("alone");
    for (const field of ["document", "birthDate", "plate", "vin", "drivers"] as const) {
      expect([field, decide([field], "holder")]).toEqual([field, "correctionAtDesk"]);
    }
    expect(decide(["dates"], "holder", { policy: AHEAD })).toBe("correctionAtDesk");
  });

  it("needs two people for another person or vehicle", () => {
    const other = [named("Каримов Далер")];
    expect(decide(["name"], "staff", { identities: other })).toBe("twoPeople");
    const birthDate = { field: "birthDate", sold: "1990-05-14", wanted: "1965-11-02" } as const;
    expect(decide(["birthDate"], "staff", { identities: [birthDate] })).toBe("twoPeople");
    const vin = { field: "vin", sold: "JTNB11HK903000123", wanted: "XTA210990Y2765432" } as const;
    expect(decide(["vin"], "staff", { identities: [vin] })).toBe("twoPeople");
    const day = { field: "birthDate", sold: "1990-05-14", wanted: "1990-05-04" } as const;
    expect(decide(["birthDate"], "staff", { identities: [day] })).toBe("alone");
  });

  it("needs two people for everything but contacts if there is a claim", () => {
    const policy = { ...RUNNING, hasClaim: true };
    expect(decide(["document"], "staff", { policy })).toBe("twoPeople");
    expect(decide(["phone"], "staff", { policy })).toBe("alone");
    expect(decide(["email"], "holder", { policy })).toBe("alone");
    expect(decide(["name"], "holder", { policy })).toBe("correctionAtDesk");
  });

  it("rejects new dates from the first day of cover on, and a first day that is not in the future", () => {
    expect(decide(["dates"], "staff", { startDate: "2026-12-20" })).toBe("correctionBegan");
    const begun = { ...RUNNING, startDate: TODAY };
    expect(decide(["dates"], "staff", { policy: begun, startDate: "2026-12-20" })).toBe(
      "correctionBegan",
    );
    expect(decide(["dates"], "staff", { policy: AHEAD, startDate: TODAY })).toBe("correctionBegin");
    expect(decide(["dates"], "staff", { policy: AHEAD, startDate: "2026-11-29" })).toBe("alone");
  });

  it("rejects a cancelled policy, an ended one, and a correction of nothing", () => {
    const policy = { ...RUNNING, cancelledOn: "2026-11-20" };
    expect(decide(["email"], "holder", { policy })).toBe("correctionCancelled");
    const ended = { ...RUNNING, endDate: "2026-11-27" };
    expect(decide(["email"], "staff", { policy: ended })).toBe("correctionEnded");
    expect(decide(["email"], "staff", { policy: { ...RUNNING, endDate: TODAY } })).toBe("alone");
    expect(decide([], "staff")).toBe("correctionEmpty");
  });

  it("reissues the document unless only the email changes, and prices what the price depends on", () => {
    expect(reissuesDocument(["email"])).toBe(false);
    expect(reissuesDocument(["email", "phone"])).toBe(true);
    const priced = CORRECTION_FIELDS.filter((field) => recalculatesPrice([field]));
    expect(priced).toEqual(["birthDate", "dates", "drivers"]);
    expect(CORRECTION_FIELDS.filter((field) => CORRECTION_RULES[field].byHolder)).toEqual([
      "name",
      "email",
    ]);
  });
});
