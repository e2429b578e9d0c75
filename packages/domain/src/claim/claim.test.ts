import { describe, expect, it } from "vitest";
import {
  CLAIM_STATES,
  claimNoteViolation,
  claimNumber,
  claimSteps,
  nextClaimStates,
  parseClaimNumber,
} from "./claim.ts";

it.each([
  ["3f2a91bc-5d1e-4c77-9a3b-0f6d2c8e7a11", "3F2A-91BC"],
  ["c-17", "c-17"],
  [204, "204"],
])("formats claim %s as %s", (id, number) => {
  expect(claimNumber(id)).toBe(number);
});

it.each([
  ["3f2a-91bc", "3F2A-91BC"],
  [" 3F2A 91BC ", "3F2A-91BC"],
  ["3F2A91BC", "3F2A-91BC"],
  ["3F2А-91ВС", "3F2A-91BC"],
  ["3F2A-91B", undefined],
  ["3F2A-91BG", undefined],
  ["%", undefined],
])("parses %s as %s", (typed, number) => {
  expect(parseClaimNumber(typed)).toBe(number);
});

describe("description of a claim", () => {
  it.each([
    "Залило кухню: сорвало кран.",
    "Мошинро заданд; ҷояш Рӯдакӣ, 12",
    'He said "stop" (twice)',
    "~500 сомони, 25 м², t = 30°",
    "fire 🔥, a > b, {5}, ½, №7, 100€ ± 5 ′",
  ])("accepts %j", (text) => expect(claimNoteViolation(text)).toBeUndefined());

  it.each([
    ["<b>fire</b>", { code: "markup" }],
    ["a\u0000b", { code: "note", sign: "\u0000" }],
    ["\uF8FF phone", { code: "note", sign: "\uF8FF" }],
  ])("reports the error of %j", (text, violation) =>
    expect(claimNoteViolation(text)).toEqual(violation),
  );
});

const registered = { state: "registered", on: "2026-11-20" } as const;
const asked = { state: "papersAwaited", on: "2026-11-21" } as const;
const review = { state: "underReview", on: "2026-11-23" } as const;

describe("a claim", () => {
  it("has no next state once it is decided", () => {
    for (const state of CLAIM_STATES) {
      expect(nextClaimStates(state)).not.toContain("registered");
      expect(nextClaimStates(state)).not.toContain(state);
    }
    expect([...nextClaimStates("paid"), ...nextClaimStates("refused")]).toEqual([]);
  });

  it("shows every future step", () => {
    expect(claimSteps([registered])).toEqual([
      { step: "registered", doneOn: "2026-11-20" },
      { step: "papersAwaited" },
      { step: "underReview" },
      { step: "decided" },
    ]);
  });

  it("is decided within ten working days after the last document", () => {
    expect(claimSteps([registered, asked, review])).toEqual([
      { step: "registered", doneOn: "2026-11-20" },
      { step: "papersAwaited", doneOn: "2026-11-21" },
      { step: "underReview", doneOn: "2026-11-23" },
      { step: "decided", dueBy: "2026-12-07" },
    ]);
  });

  it.each([
    ["before the review began", "2026-11-21", "2026-12-04"],
    ["after it began", "2026-11-24", "2026-12-08"],
    ["before more were asked for: those came by hand", "2026-11-20", "2026-12-07"],
  ])("counts from the last document, received %s", (_, lastDocumentOn, dueBy) => {
    const decided = claimSteps([registered, asked, review], lastDocumentOn).at(-1);
    expect(decided).toEqual({ step: "decided", dueBy });
  });

  it("does not mention documents that were never requested", () => {
    const steps = claimSteps([registered, review, { state: "paid", on: "2026-12-01" }]);
    expect(steps.map(({ step }) => step)).toEqual(["registered", "underReview", "decided"]);
    // A claim is paid within five working days after the decision.
    expect(steps.at(-1)).toEqual({ step: "decided", doneOn: "2026-12-01", dueBy: "2026-12-08" });
  });

  it.each([
    ["from the day of reopening", "2026-11-20", "2026-12-16"],
    ["from a document received since", "2026-12-03", "2026-12-17"],
  ])("counts the term of a reopened claim %s", (_, lastDocumentOn, dueBy) => {
    const refused = { state: "refused", on: "2026-12-01" } as const;
    const again = { state: "underReview", on: "2026-12-02" } as const;
    const steps = claimSteps([registered, review, refused, again], lastDocumentOn);
    expect(steps).toEqual([
      { step: "registered", doneOn: "2026-11-20" },
      { step: "underReview", doneOn: "2026-12-02" },
      { step: "decided", dueBy },
    ]);
  });

  it("gives no date for a review that waits for documents again", () => {
    const again = { state: "papersAwaited", on: "2026-11-25" } as const;
    expect(claimSteps([registered, asked, review, again]).slice(1)).toEqual([
      { step: "papersAwaited", doneOn: "2026-11-25" },
      { step: "underReview" },
      { step: "decided" },
    ]);
  });
});
