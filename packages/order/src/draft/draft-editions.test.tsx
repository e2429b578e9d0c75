import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  EMPTY,
  found,
  leave,
  renderDraft,
  settled,
  storeDraft,
  storedPlan,
} from "../testing/render-draft.tsx";

beforeEach(() => localStorage.clear());

const NEWEST = {
  name: "JURAEV",
  choices: { version: 1, savedAtMs: 0, part: "holder", coupon: "", plan: "silver" },
};
const changed = () => ({ status: 409 as const, data: { message: "", code: "draftChanged" } });
const isNewest = { plan: "silver", name: "JURAEV" };

describe("an order saved by another page or device", () => {
  it("is opened unchanged where this browser only knows that there is one", async () => {
    localStorage.setItem("sughurta.draft.example-order", "1");
    const order = renderDraft(found(NEWEST, "theirs"));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual(isNewest);
    expect(order.onResumed.mock.lastCall?.[0]).toMatchObject({ part: "holder" });
  });

  it("is never merged with choices that this browser stored of another one", async () => {
    storeDraft({ edition: "mine", plan: "gold" });
    const order = renderDraft(found(NEWEST, "theirs"));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual(isNewest);
  });

  it.each([{ edition: "theirs" }, { edition: "mine", basedOn: "theirs" }])(
    "is replaced by newer choices of %o in this browser",
    async (editions) => {
      storeDraft({ ...editions, plan: "gold" });
      const order = renderDraft(found(NEWEST, "theirs"));
      await waitFor(() => expect(order.draft().notice).toBe("restored"));
      expect(order.values()).toEqual({ plan: "gold", name: "JURAEV" });
    },
  );

  it("is not saved by being viewed", async () => {
    storeDraft({ edition: "theirs" });
    const order = renderDraft(found(NEWEST, "theirs"));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    await settled();
    leave();
    await settled();
    expect(order.sent("saveDraft")).toEqual([]);
  });
});

describe("an older page of an order", () => {
  async function told() {
    const order = renderDraft({ ...found(NEWEST, "theirs"), saveDraft: changed });
    await settled();
    order.fill({ plan: "gold", name: "SAIDOVA" });
    leave();
    await waitFor(() => expect(order.draft().changedElsewhere).toBeDefined());
    expect(order.values()).toEqual({ plan: "gold", name: "SAIDOVA" });
    return order;
  }

  it("shows a notice, and saves no more until its buyer chooses", async () => {
    const order = await told();
    const before = order.sent("saveDraft").length;
    order.fill({ plan: "bronze", name: "SAIDOVA M" });
    leave();
    await settled();
    expect(order.sent("saveDraft")).toHaveLength(before);
    expect(storedPlan()).toBe("gold");
  });

  it("shows the newest order complete", async () => {
    const order = await told();
    await act(async () => order.draft().changedElsewhere?.showNewest());
    expect(order.values()).toEqual(isNewest);
    expect(order.draft().changedElsewhere).toBeUndefined();
  });

  it("overwrites the newest one with its own", async () => {
    const order = await told();
    await act(async () => order.draft().changedElsewhere?.keepThis());
    expect(order.sent("saveDraft").at(-1)?.body).toMatchObject({ basedOn: "theirs" });
    expect(order.values()).toEqual({ plan: "gold", name: "SAIDOVA" });
  });

  it("does not detect an order that was deleted in the meantime", async () => {
    const order = renderDraft({ saveDraft: changed });
    await settled();
    order.fill({ name: "SAIDOVA" });
    leave();
    await waitFor(() => expect(order.draft().changedElsewhere).toBeDefined());
    await act(async () => order.draft().changedElsewhere?.showNewest());
    expect(order.values()).toEqual({ ...EMPTY, name: "SAIDOVA" });
  });
});
