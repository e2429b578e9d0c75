import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useCallback, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftWithoutChoices, type ExampleOrder, exampleDraft } from "../testing/example-draft.ts";
import { useDraft } from "./use-draft.ts";

const HOUR_MS = 3_600_000;
const PLACE = { part: "plan" } as const;
const EMPTY: ExampleOrder = { plan: "", name: "" };

beforeEach(() => {
  // An order that is left writes its draft at the very end.
  localStorage.clear();
});

const answers: TestAnswers = {
  readDraft: () => ({ status: 204, data: undefined }),
  discardDraft: () => ({ status: 200, data: { discarded: true } }),
};

type DraftAnswer = Required<Pick<TestAnswers, "readDraft">>;

const found = (identity: object): DraftAnswer => ({
  readDraft: () => ({ status: 200, data: { content: JSON.stringify(identity) } }),
});

const paidElsewhere: DraftAnswer = {
  readDraft: () => ({ status: 404, data: { message: "", code: "draftPaid" } }),
};

/** Leaves a draft behind, as an earlier visit would. */
function keep(record: object = {}) {
  const kept = { version: 1, savedAtMs: Date.now(), part: "holder", coupon: "", plan: "gold" };
  localStorage.setItem("sughurta.example.choices", JSON.stringify({ ...kept, ...record }));
}

const keptPlan = () => JSON.parse(localStorage.getItem("sughurta.example.choices") ?? "{}").plan;

function open(
  changes: TestAnswers = {},
  {
    definition = exampleDraft,
    begunWith,
    faultyParts = async ({ name }) => (name === "" ? ["holder"] : []),
  }: {
    definition?: typeof exampleDraft;
    begunWith?: ExampleOrder;
    faultyParts?: (order: ExampleOrder) => Promise<readonly ("plan" | "holder")[]>;
  } = {},
) {
  const startSession = vi.fn(async () => {});
  const contents: string[] = [];
  const saveDraft: TestAnswers["saveDraft"] = ({ body }) => {
    contents.push(body.content);
    return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
  };
  const client = { ...createTestClient({ ...answers, saveDraft, ...changes }), startSession };
  const onResumed = vi.fn();
  let clientOfLanguage = client;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiClientProvider client={clientOfLanguage}>{children}</ApiClientProvider>
  );
  const { result, unmount, rerender } = renderHook(
    () => {
      const [values, setValues] = useState(begunWith ?? EMPTY);
      const [paid, setPaid] = useState(false);
      const reset = useCallback((next?: ExampleOrder) => setValues(next ?? EMPTY), []);
      const draft = useDraft(definition, {
        form: { values, setValues, reset },
        today: "2026-03-02",
        place: PLACE,
        begun: begunWith !== undefined,
        paid,
        faultyParts,
        onResumed,
      });
      return { values, setValues, setPaid, draft };
    },
    { wrapper },
  );
  const sent = (name: string) => client.requests.filter((request) => request.name === name);
  return {
    sent,
    unmount,
    onResumed,
    startSession,
    values: () => result.current.values,
    draft: () => result.current.draft,
    fill: (some: Partial<ExampleOrder>) =>
      act(() => result.current.setValues((before) => ({ ...before, ...some }))),
    pay: () => act(() => result.current.setPaid(true)),
    /** A client speaks one language. */
    changeLanguage: () => {
      clientOfLanguage = { ...client };
      rerender();
    },
    /** What the service was given last. */
    kept: () => JSON.parse(contents.at(-1) ?? "null"),
  };
}

const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));
/** Lets what was asked be answered. */
const settled = () => act(async () => {});

describe("a half-filled order", () => {
  it("keeps choices in the browser and who it is for on the service only, a moment after they change", async () => {
    const order = open();
    order.fill({ plan: "gold", name: "SAIDOVA" });
    await waitFor(() => expect(order.sent("saveDraft")).toHaveLength(1));
    expect(order.sent("saveDraft")[0]?.params).toEqual({ kind: "example-order" });
    expect(order.kept()).toMatchObject({
      name: "SAIDOVA",
      choices: { plan: "gold", part: "plan" },
    });
    expect(keptPlan()).toBe("gold");
    expect(JSON.stringify(localStorage)).not.toContain("SAIDOVA");
  });

  it("is kept when the page is left, with a session that began while it was filled in", async () => {
    const order = open();
    await settled();
    order.fill({ plan: "gold" });
    expect(order.startSession).not.toHaveBeenCalled();
    order.fill({ name: "S" });
    expect(order.startSession).toHaveBeenCalledTimes(1);
    leave();
    await waitFor(() => expect(order.kept()?.name).toBe("S"));
  });

  it("is kept when its screen is left", async () => {
    const order = open();
    await settled();
    order.fill({ name: "SAIDOVA" });
    order.unmount();
    await waitFor(() => expect(order.kept()?.name).toBe("SAIDOVA"));
  });

  it("is not kept before it is touched", async () => {
    const order = open();
    await settled();
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("comes back where it was left, with who it is for", async () => {
    keep({ reached: "holder", coupon: "SPRING" });
    const order = open(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual({ plan: "gold", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall).toMatchObject([
      { part: "holder", reached: "holder", coupon: "SPRING" },
      [],
    ]);
  });

  it("opens at what is wrong whatever the service adds", async () => {
    keep({ plan: "" });
    const { onResumed } = open();
    await settled();
    expect(onResumed.mock.lastCall?.[1]).toEqual(["plan"]);
  });

  it("leaves what was typed before the service answered", async () => {
    keep();
    const order = open(found({ name: "SAIDOVA" }));
    order.fill({ name: "JURAEV" });
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values().name).toBe("JURAEV");
  });

  it("stays as it is when the language changes", async () => {
    keep();
    const order = open(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.values().name).toBe("SAIDOVA"));
    order.fill({ plan: "silver", name: "JURAEV" });
    order.changeLanguage();
    await settled();
    expect(order.values()).toMatchObject({ plan: "silver", name: "JURAEV" });
    expect(order.sent("readDraft")).toHaveLength(1);
  });

  it.each([
    ["no longer knows", answers],
    ["cannot be asked about", { readDraft: () => Promise.reject(new Error("away")) }],
    ["keeps in another form", found({ holder: "SAIDOVA" })],
  ])("says that somebody is missing whom the service %s", async (_, answer: TestAnswers) => {
    keep({ described: true });
    const order = open(answer);
    await waitFor(() => expect(order.draft().notice).toBe("peopleLost"));
    expect(order.onResumed.mock.lastCall?.[1]).toEqual(["holder"]);
    expect(order.values().plan).toBe("gold");
  });

  it("opens where it was left when its rules cannot be fetched", async () => {
    keep({ described: true });
    const order = open({}, { faultyParts: () => Promise.reject(new TypeError("Failed to fetch")) });
    await waitFor(() => expect(order.draft().notice).toBe("peopleLost"));
    expect(order.onResumed.mock.lastCall).toMatchObject([{ part: "holder" }, []]);
  });

  it("is gone once it was paid, wherever that was", async () => {
    keep();
    const order = open(paidElsewhere);
    await waitFor(() => expect(order.draft().notice).toBe("paid"));
    expect(order.values()).toEqual(EMPTY);
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    expect(localStorage).toHaveLength(0);
  });

  it("is forgotten when it is begun anew, and kept from the next change on", async () => {
    keep();
    const order = open(found({ name: "SAIDOVA" }));
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    act(() => order.draft().startAfresh());
    expect(order.values()).toEqual(EMPTY);
    leave();
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    expect(order.draft().notice).toBeUndefined();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
    order.fill({ plan: "silver" });
    leave();
    expect(keptPlan()).toBe("silver");
  });

  it("is not kept by a change that was still waiting when it was begun anew", async () => {
    const order = open();
    await settled();
    order.fill({ plan: "gold" });
    act(() => {
      order.draft().beginAnew();
      order.draft().saveNow();
    });
    expect(localStorage.getItem("sughurta.example.choices")).toBeNull();
  });

  it("is not filled in by what the service says after it was begun anew", async () => {
    keep();
    let answer = () => {};
    const order = open({
      readDraft: () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    act(() => order.draft().startAfresh());
    await act(async () => answer());
    expect(order.values()).toEqual(EMPTY);
    expect(order.draft().notice).toBeUndefined();
    order.fill({ plan: "silver" });
    leave();
    expect(keptPlan()).toBe("silver");
  });

  it("is dropped once it is paid here", async () => {
    const order = open();
    await settled();
    order.fill({ plan: "gold", name: "SAIDOVA" });
    order.pay();
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    order.unmount();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ["of another version", { version: 0 }],
    ["a day old", { savedAtMs: Date.now() - 24 * HOUR_MS }],
    ["without a time", { savedAtMs: "now" }],
    ["without a place", { part: null }],
    ["without its choices", { plan: 7 }],
  ])("is not opened when it is %s", async (_, change) => {
    keep(change);
    const order = open(found({ name: "SAIDOVA" }));
    await settled();
    expect(order.values()).toEqual(EMPTY);
    expect(order.sent("readDraft")).toEqual([]);
  });

  it.each(["{", "7", "null"])("is not made of %s", async (text) => {
    localStorage.setItem("sughurta.example.choices", text);
    const order = open();
    await settled();
    expect(order.values()).toEqual(EMPTY);
  });

  it("is not overwritten before it was read", async () => {
    keep();
    let answer = () => {};
    const order = open({
      readDraft: () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    order.fill({ plan: "silver" });
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(keptPlan()).toBe("gold");
    await waitFor(() => expect(order.sent("readDraft")).not.toEqual([]));
    await act(async () => answer());
    leave();
    expect(keptPlan()).toBe("silver");
  });
});

describe("an order that the browser keeps no choices of", () => {
  const options = { definition: draftWithoutChoices };

  it("asks the service only where it kept something, and says nothing where that is gone", async () => {
    const first = open({}, options);
    await settled();
    expect(first.sent("readDraft")).toEqual([]);
    first.fill({ name: "SAIDOVA" });
    first.unmount();
    await waitFor(() => expect(first.sent("saveDraft")).toHaveLength(1));
    expect({ ...localStorage }).toEqual({ "sughurta.draft.example-order": "1" });

    const second = open(found({ name: "SAIDOVA" }), options);
    await waitFor(() => expect(second.draft().notice).toBe("restored"));
    expect(second.values().name).toBe("SAIDOVA");

    const third = open({}, options);
    await waitFor(() => expect(third.sent("readDraft")).toHaveLength(1));
    await settled();
    expect(third.draft().notice).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

describe("an order that goes on on another device", () => {
  it("is kept whole, and later choices too", async () => {
    keep({ coupon: "SPRING" });
    const order = open(found({ name: "SAIDOVA" }));
    // The link may be asked for before the service has said who it is for.
    act(() => void order.draft().saveWhole());
    await waitFor(() => expect(order.sent("saveDraft")).toHaveLength(1));
    expect(order.kept()).toMatchObject({ name: "SAIDOVA", choices: { plan: "gold" } });
    leave();
    order.fill({ plan: "silver" });
    leave();
    await waitFor(() => expect(order.kept().choices.plan).toBe("silver"));
  });

  it("is gone here once the other device has paid, when this page is looked at again", async () => {
    let isPaid = false;
    keep();
    const order = open({
      readDraft: (call) => (isPaid ? paidElsewhere : found({ name: "SAIDOVA" })).readDraft(call),
    });
    act(() => void order.draft().saveWhole());
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

  it("replaces the one that is here, whatever the service says of that one afterwards", async () => {
    keep();
    let answer = () => {};
    const order = open({
      readDraft: () =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 200, data: { content: '{"name":"SAIDOVA"}' } });
        }),
    });
    expect(order.draft().isSaved()).toBe(true);
    act(() => void expect(order.draft().replaceWith(whole())).toBe(true));
    await act(async () => answer());
    expect(order.values()).toEqual({ plan: "silver", name: "" });
    expect(order.onResumed.mock.lastCall).toMatchObject([{ part: "holder" }, ["holder"]]);
    leave();
    expect(keptPlan()).toBe("silver");
  });

  it.each([
    ["without choices", '{"name":"JURAEV"}'],
    ["of another version", whole({ version: 0 })],
  ])("stays as it is when what comes is %s", async (_, content) => {
    const order = open();
    await settled();
    expect(order.draft().isSaved()).toBe(false);
    act(() => void expect(order.draft().replaceWith(content)).toBe(false));
    expect(order.values()).toEqual(EMPTY);
  });
});

describe("an order that was begun elsewhere just now", () => {
  const begunWith: ExampleOrder = { plan: "silver", name: "" };

  it("is kept from the first moment", async () => {
    open({}, { begunWith });
    await settled();
    leave();
    expect(keptPlan()).toBe("silver");
  });

  it("replaces an older draft that says no more", async () => {
    keep();
    const order = open({}, { begunWith });
    await waitFor(() => expect(order.sent("readDraft")).toHaveLength(1));
    await settled();
    expect(order.values()).toEqual(begunWith);
    expect(order.draft().older).toBeUndefined();
    expect(order.draft().notice).toBeUndefined();
  });

  it("goes on where the older draft was when both say the same", async () => {
    keep({ plan: "silver" });
    const order = open(found({ name: "SAIDOVA" }), { begunWith });
    await waitFor(() => expect(order.draft().notice).toBe("restored"));
    expect(order.values()).toEqual({ plan: "silver", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall?.[0]).toMatchObject({ part: "holder" });
  });

  async function asked() {
    keep({ coupon: "SPRING" });
    const order = open(found({ name: "SAIDOVA" }), { begunWith });
    await waitFor(() => expect(order.draft().older).toBeDefined());
    const { older } = order.draft();
    if (!older) throw new Error("Nothing is asked");
    return { order, older };
  }

  it("waits for the buyer where the older draft says more", async () => {
    const { order, older } = await asked();
    expect(older.values).toEqual({ plan: "gold", name: "SAIDOVA" });
    leave();
    expect(order.sent("saveDraft")).toEqual([]);
    expect(keptPlan()).toBe("gold");
  });

  it("takes on what the older draft says beside it", async () => {
    const { order, older } = await asked();
    act(() => order.draft().continueOlder(older));
    expect(order.values()).toEqual({ plan: "silver", name: "SAIDOVA" });
    expect(order.onResumed.mock.lastCall?.[0]).toEqual({
      part: "plan",
      reached: "holder",
      coupon: "SPRING",
    });
    leave();
    expect(keptPlan()).toBe("silver");
  });

  it("goes on alone", async () => {
    const { order } = await asked();
    act(() => order.draft().dropOlder());
    await waitFor(() => expect(order.sent("discardDraft")).toHaveLength(1));
    await settled();
    expect(order.values()).toEqual(begunWith);
    expect(order.draft().older).toBeUndefined();
    leave();
    expect(keptPlan()).toBe("silver");
  });
});
