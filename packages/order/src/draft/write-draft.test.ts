import { createTestClient } from "@sughurta/api-client/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { draftWithoutChoices, exampleDraft } from "../testing/example-draft.ts";
import { pickOrderFields, writeDraft } from "./write-draft.ts";

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
