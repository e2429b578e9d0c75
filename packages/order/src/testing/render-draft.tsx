import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient, type TestResponses } from "@sughurta/api-client/testing";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, useCallback, useState } from "react";
import { vi } from "vitest";
import { useDraft } from "../draft/use-draft.ts";
import { type ExampleOrder, exampleDraft } from "./example-draft.ts";

const PLACE = { part: "plan" } as const;
/** An empty order. */
export const EMPTY: ExampleOrder = { plan: "", name: "" };

/** A service that stores no draft. */
export const noDraft: TestResponses = {
  readDraft: () => ({ status: 204, data: undefined }),
  discardDraft: () => ({ status: 200, data: { discarded: true } }),
};

type DraftResponse = Required<Pick<TestResponses, "readDraft">>;

/** A service that stores this part of a draft. */
export const found = (identity: object, edition?: string): DraftResponse => ({
  readDraft: () => ({ status: 200, data: { content: JSON.stringify(identity), edition } }),
});

/** A service on which the order was paid by another device. */
export const paidElsewhere: DraftResponse = {
  readDraft: () => ({ status: 404, data: { message: "", code: "draftPaid" } }),
};

/** Stores a draft in the browser, as an earlier visit would. */
export function storeDraft(record: object = {}) {
  const stored = { version: 1, savedAtMs: Date.now(), part: "holder", coupon: "", plan: "gold" };
  localStorage.setItem("sughurta.example.choices", JSON.stringify({ ...stored, ...record }));
}

/** The choice that the browser stores. */
export const storedPlan = () =>
  JSON.parse(localStorage.getItem("sughurta.example.choices") ?? "{}").plan;

/** Renders an order with its draft; the functions it returns act on it and read it. */
export function renderDraft(
  changes: TestResponses = {},
  {
    definition = exampleDraft,
    begunWith,
    invalidParts = async ({ name }) => (name === "" ? ["holder"] : []),
  }: {
    definition?: typeof exampleDraft;
    begunWith?: ExampleOrder;
    invalidParts?: (order: ExampleOrder) => Promise<readonly ("plan" | "holder")[]>;
  } = {},
) {
  const startSession = vi.fn(async () => {});
  const contents: string[] = [];
  const saveDraft: TestResponses["saveDraft"] = ({ body }) => {
    contents.push(body.content);
    return { status: 200, data: { expiresAt: "2026-03-03T08:00:00Z" } };
  };
  const client = { ...createTestClient({ ...noDraft, saveDraft, ...changes }), startSession };
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
        isPrefilled: begunWith !== undefined,
        paid,
        invalidParts,
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
    /** The last text that the service received. */
    saved: () => JSON.parse(contents.at(-1) ?? "null"),
  };
}

/** Leaves the page. */
export const leave = () => act(() => void window.dispatchEvent(new Event("pagehide")));
/** Waits until every request has a response. */
export const settled = () => act(async () => {});
