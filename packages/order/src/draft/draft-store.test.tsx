import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { draftWithoutChoices, type ExampleOrder, exampleDraft } from "../testing/example-draft.ts";
import {
  EMPTY,
  found,
  leave,
  noDraft,
  renderDraft,
  settled,
  storeDraft,
  storedPlan,
} from "../testing/render-draft.tsx";
import { pickOrderFields, writeDraft } from "./draft-store.ts";

const HOUR_MS = 3_600_000;

beforeEach(() => {
  // On unmount, an order saves its draft last.
  localStorage.clear();
});

describe("a draft", () => {
  it("is restored at its place, with its people", async () => {
    storeDraft({ reached: "holder", coupon: "SPRING" });
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual({ plan: "gold", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall).toMatchObject([
      { part: "holder", reached: "holder", coupon: "SPRING" },
      [],
    ]);
  });

  it("opens at the part that is invalid whatever the service adds", async () => {
    storeDraft({ plan: "" });
    const { onResumed } = renderDraft();
    await settled();
    expect(onResumed.mock.lastCall?.[1]).toEqual(["plan"]);
  });

  it("retains fields typed before the response", async () => {
    storeDraft();
    const order = renderDraft(found({ name: "SAIDOVA" }));
    order.fill({ name: "JURAEV" });
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values().name).toBe("JURAEV");
  });

  it.each([
    ["no longer knows", noDraft],
    ["cannot be asked about", { readDraft: () => Promise.reject(new Error("away")) }],
    ["keeps in another form", found({ holder: "SAIDOVA" })],
  ])("says that a person is missing whom the service %s", async (_, response: TestResponses) => {
    storeDraft({ described: true });
    const order = renderDraft(response);
    await waitFor(() => expect(order.draft().notice).toBe("peopleLost"));
    expect(order.onResumed.mock.lastCall?.[1]).toEqual(["holder"]);
    expect(order.values().plan).toBe("gold");
  });

  it("opens at its place when its rules cannot be fetched", async () => {
    storeDraft({ described: true });
    const order = renderDraft(
      {},
      { invalidParts: () => Promise.reject(new TypeError("Failed to fetch")) },
    );
    await waitFor(() => expect(order.draft().notice).toBe("peopleLost"));
    expect(order.onResumed.mock.lastCall).toMatchObject([{ part: "holder" }, []]);
  });

  it.each([
    ["of another version", { version: 0 }],
    ["a day old", { savedAtMs: Date.now() - 24 * HOUR_MS }],
    ["without a time", { savedAtMs: "now" }],
    ["without a place", { part: null }],
    ["without its choices", { plan: 7 }],
  ])("is not opened when it is %s", async (_, change) => {
    storeDraft(change);
    const order = renderDraft(found({ name: "SAIDOVA" }));
    await settled();
    expect(order.values()).toEqual(EMPTY);
    expect(order.sent("readDraft")).toEqual([]);
  });

  it.each(["{", "7", "null"])("is not created from %s", async (text) => {
    localStorage.setItem("sughurta.example.choices", text);
    const order = renderDraft();
    await settled();
    expect(order.values()).toEqual(EMPTY);
  });

  it("is not overwritten before it was read", async () => {
    storeDraft();
    let respond = () => {};
    const order = renderDraft({
      readDraft: () =>
        new Promise((resolve) => {
          respond = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    order.fill({ plan: "silver" });
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(storedPlan()).toBe("gold");
    await waitFor(() => expect(order.sent("readDraft")).not.toEqual([]));
    await act(async () => respond());
    leave();
    expect(storedPlan()).toBe("silver");
  });
});

describe("an order without choices stored in the browser", () => {
  const options = { definition: draftWithoutChoices };

  it("requests the draft only where it stored one, and shows nothing where that is deleted", async () => {
    const first = renderDraft({}, options);
    await settled();
    expect(first.sent("readDraft")).toEqual([]);
    first.fill({ name: "SAIDOVA" });
    first.unmount();
    await waitFor(() => expect(first.sent("saveDraft")).toHaveLength(1));
    expect({ ...localStorage }).toEqual({ "sughurta.draft.example-order": "1" });

    const second = renderDraft(found({ name: "SAIDOVA" }), options);
    await waitFor(() => expect(second.draft().notice).toBe("restored"));
    expect(second.values().name).toBe("SAIDOVA");

    const third = renderDraft({}, options);
    await waitFor(() => expect(third.sent("readDraft")).toHaveLength(1));
    await settled();
    expect(third.draft().notice).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

describe("an order just started elsewhere", () => {
  const begunWith: ExampleOrder = { plan: "silver", name: "" };

  it("is saved immediately", async () => {
    renderDraft({}, { begunWith });
    await settled();
    leave();
    expect(storedPlan()).toBe("silver");
  });

  it("replaces an older draft without further content", async () => {
    storeDraft();
    const order = renderDraft({}, { begunWith });
    await waitFor(() => expect(order.sent("readDraft")).toHaveLength(1));
    await settled();
    expect(order.values()).toEqual(begunWith);
    expect(order.draft().older).toBeUndefined();
    expect(order.draft().notice).toBeUndefined();
  });

  it("continues at the place of an older draft that is equal", async () => {
    storeDraft({ plan: "silver" });
    const order = renderDraft(found({ name: "SAIDOVA" }), { begunWith });
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual({ plan: "silver", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall?.[0]).toMatchObject({ part: "holder" });
  });

  async function asked() {
    storeDraft({ coupon: "SPRING" });
    const order = renderDraft(found({ name: "SAIDOVA" }), { begunWith });
    await waitFor(() => expect(order.draft().older).toBeDefined());
    const { older } = order.draft();
    if (!older) throw new Error("Nothing is asked");
    return { order, older };
  }

  it("waits for the buyer's decision where the older draft has more content", async () => {
    const { order, older } = await asked();
    expect(older.values).toEqual({ plan: "gold", name: "SAIDOVA" });
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(storedPlan()).toBe("gold");
  });

  it("includes the additional content of the older draft", async () => {
    const { order, older } = await asked();
    act(() => order.draft().continueOlder(older));
    expect(order.values()).toEqual({ plan: "silver", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall?.[0]).toEqual({
      part: "plan",
      reached: "holder",
      coupon: "SPRING",
    });
    leave();
    expect(storedPlan()).toBe("silver");
  });

  it("asks again where the older draft was discarded by mistake", async () => {
    const { order, older } = await asked();
    act(() => order.draft().dropOlder());
    await act(async () => order.draft().undo?.());
    expect(order.draft().older).toBe(older);
    act(() => order.draft().continueOlder(older));
    expect(order.values()).toEqual({ plan: "silver", name: "SAIDOVA" });
  });

  it("continues without the older draft", async () => {
    const { order } = await asked();
    act(() => order.draft().dropOlder());
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    await settled();
    expect(order.values()).toEqual(begunWith);
    expect(order.draft().older).toBeUndefined();
    leave();
    expect(storedPlan()).toBe("silver");
  });
});

const placed = {
  values: { plan: "gold", name: "Saidova" },
  part: "holder",
  today: "2026-03-02",
} as const;

const aClient = () =>
  createTestClient({
    discardDraft: () => ({ status: 200, data: { discarded: false } }),
    saveDraft: () => ({ status: 200, data: { expiresAt: "" } }),
  });

// A form of another test may save its draft a moment after unmounting.
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("stores choices in this browser and personal data on the service, at the part to be opened", async () => {
  const client = aClient();
  expect(await writeDraft(client, exampleDraft, { ...placed, replace: false })).toBe(true);
  const kept = JSON.parse(localStorage.getItem("sughurta.example.choices") ?? "");
  expect(kept).toMatchObject({ plan: "gold", part: "holder", reached: "holder" });
  expect(JSON.stringify(kept)).not.toContain("Saidova");
  const { content, edition } = Object(client.requests.at(-1)?.body);
  expect(JSON.parse(content)).toMatchObject({ name: "Saidova", choices: { plan: "gold" } });
  expect(kept.edition).toBe(edition);
});

it.each([
  ["with choices", exampleDraft],
  ["without choices", draftWithoutChoices],
])(
  "does not replace an order %s that is half filled in, unless that is allowed",
  async (_, draft) => {
    const client = aClient();
    await writeDraft(client, draft, { ...placed, replace: false });
    expect(await writeDraft(client, draft, { ...placed, replace: false })).toBe(false);
    expect(await writeDraft(client, draft, { ...placed, replace: true })).toBe(true);
  },
);

it("copies fields with the same name in a form and an order, in the form's type", () => {
  const form = { name: "", sum: "", count: 0, sure: false, list: [] as string[], other: "" };
  const order = { name: "A", sum: 5, count: 2, sure: true, list: ["x"], more: 1, other: null };
  expect(pickOrderFields(form, order)).toEqual({ name: "A", sum: "5", count: 2, sure: true });
});
