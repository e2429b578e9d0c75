import { describe, expect, it } from "vitest";
import { CLAIM_STATES, claimSteps, nextClaimStates } from "./claim-state.ts";

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
