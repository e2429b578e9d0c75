import { act, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  EMPTY,
  found,
  leave,
  paidElsewhere,
  renderDraft,
  settled,
  storeDraft,
  storedPlan,
} from "../testing/render-draft.tsx";

beforeEach(() => {
  // On unmount, an order saves its draft last.
  localStorage.clear();
});

describe("a half-filled order", () => {
  it("stores choices in the browser and personal data on the service only, a moment after a change", async () => {
    const order = renderDraft();
    order.fill({ plan: "gold", name: "SAIDOVA" });
    await waitFor(() => expect(order.sent("saveDraft")).toHaveLength(1));
    expect(order.sent("saveDraft")[0]?.params).toEqual({ kind: "example-order" });
    expect(order.saved()).toMatchObject({
      name: "SAIDOVA",
      choices: { plan: "gold", part: "plan" },
    });
    expect(storedPlan()).toBe("gold");
    expect(JSON.stringify(localStorage)).not.toContain("SAIDOVA");
  });

  it("is saved when the page is left, with a session that began while it was filled in", async () => {
    const order = renderDraft();
    await settled();
    order.fill({ plan: "gold" });
    expect(order.startSession).not.toHaveBeenCalled();
    order.fill({ name: "S" });
    expect(order.startSession).toHaveBeenCalledTimes(1);
    leave();
    await waitFor(() => expect(order.saved()?.name).toBe("S"));
  });

  it("is saved when its screen is left", async () => {
    const order = renderDraft();
    await settled();
    order.fill({ name: "SAIDOVA" });
    order.unmount();
    await waitFor(() => expect(order.saved()?.name).toBe("SAIDOVA"));
  });

  it("is not saved before a change", async () => {
    const order = renderDraft();
    await settled();
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("is unchanged when the language changes", async () => {
    storeDraft();
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.values().name).toBe("SAIDOVA"));
    order.fill({ plan: "silver", name: "JURAEV" });
    order.changeLanguage();
    await settled();
    expect(order.values()).toMatchObject({ plan: "silver", name: "JURAEV" });
    expect(order.sent("readDraft")).toHaveLength(1);
  });

  it("is deleted once it was paid, wherever that was", async () => {
    storeDraft();
    const order = renderDraft(paidElsewhere);
    await waitFor(() => expect(order.draft().notice).toBe("paid"));
    expect(order.values()).toEqual(EMPTY);
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });

  it("is cleared when it is restarted, and stored from the next change on", async () => {
    storeDraft();
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    act(() => order.draft().resetOrder());
    expect(order.values()).toEqual(EMPTY);
    leave();
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    expect(order.draft().notice).toBeUndefined();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
    order.fill({ plan: "silver" });
    leave();
    expect(storedPlan()).toBe("silver");
  });

  it("is restored after a restart, and stored again", async () => {
    storeDraft();
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.draft().undo).toBeUndefined();
    act(() => order.draft().resetOrder());
    await act(async () => order.draft().undo?.());
    expect(order.values()).toEqual({ plan: "gold", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall?.[0]).toMatchObject({ part: "plan" });
    expect(order.draft()).toMatchObject({ notice: "restored", undo: undefined });
    leave();
    expect(storedPlan()).toBe("gold");
    await waitFor(() => expect(order.saved()).toMatchObject({ name: "SAIDOVA" }));
  });

  it("cannot be restored once the time is over", async () => {
    storeDraft();
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    act(() => order.draft().resetOrder());
    act(() => order.draft().endUndo());
    expect(order.draft().undo).toBeUndefined();
    expect(order.values()).toEqual(EMPTY);
  });

  it("is not stored by a change that was still pending when it was restarted", async () => {
    const order = renderDraft();
    await settled();
    order.fill({ plan: "gold" });
    act(() => {
      order.draft().resetSaving();
      order.draft().saveNow();
    });
    expect(localStorage.getItem("sughurta.example.choices")).toBeNull();
  });

  it("ignores a response of the service that arrives after a restart", async () => {
    storeDraft();
    let respond = () => {};
    const order = renderDraft({
      readDraft: () =>
        new Promise((resolve) => {
          respond = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    act(() => order.draft().resetOrder());
    await act(async () => respond());
    expect(order.values()).toEqual(EMPTY);
    expect(order.draft().notice).toBeUndefined();
    order.fill({ plan: "silver" });
    leave();
    expect(storedPlan()).toBe("silver");
  });

  it("is deleted once it is paid here", async () => {
    const order = renderDraft();
    await settled();
    order.fill({ plan: "gold", name: "SAIDOVA" });
    order.pay();
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    order.unmount();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe("an order continued on another device", () => {
  it("is saved whole, and later choices too", async () => {
    storeDraft({ coupon: "SPRING" });
    const order = renderDraft(found({ name: "SAIDOVA" }));
    // The link may be requested before the service has returned the personal data.
    act(() => void order.draft().saveFull());
    await waitFor(() => expect(order.sent("saveDraft")).toHaveLength(1));
    expect(order.saved()).toMatchObject({ name: "SAIDOVA", choices: { plan: "gold" } });
    leave();
    order.fill({ plan: "silver" });
    leave();
    await waitFor(() => expect(order.saved().choices.plan).toBe("silver"));
  });

  it("is deleted here once the other device has paid, when this page becomes visible again", async () => {
    let isPaid = false;
    storeDraft();
    const order = renderDraft({
      readDraft: (call) => (isPaid ? paidElsewhere : found({ name: "SAIDOVA" })).readDraft(call),
    });
    act(() => void order.draft().saveFull());
    await waitFor(() => expect(order.sent("saveDraft")).toHaveLength(1));
    await settled();
    isPaid = true;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(order.draft().notice).toBe("paid"));
    expect(order.values()).toEqual(EMPTY);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  const whole = (record: object = {}) =>
    JSON.stringify({
      name: "",
      choices: { version: 1, savedAtMs: 0, part: "holder", coupon: "", plan: "silver", ...record },
    });

  it("replaces the one here, whatever the service returns for that one afterwards", async () => {
    storeDraft();
    let respond = () => {};
    const order = renderDraft({
      readDraft: () =>
        new Promise((resolve) => {
          respond = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    expect(order.draft().isSaved()).toBe(true);
    act(() => void expect(order.draft().replaceWith(whole())).toBe(true));
    await act(async () => respond());
    expect(order.values()).toEqual({ plan: "silver", name: "" });
    expect(order.onResumed.mock.lastCall).toMatchObject([{ part: "holder" }, ["holder"]]);
    leave();
    expect(storedPlan()).toBe("silver");
  });

  it.each([
    ["without choices", '{"name":"JURAEV"}'],
    ["of another version", whole({ version: 0 })],
  ])("is unchanged when the received text is %s", async (_, content) => {
    const order = renderDraft();
    await settled();
    expect(order.draft().isSaved()).toBe(false);
    act(() => void expect(order.draft().replaceWith(content)).toBe(false));
    expect(order.values()).toEqual(EMPTY);
  });
});
