import * as z from "@sughurta/contracts/zod";
import { describe, expect, it } from "vitest";
import { STEPS, TABS } from "../testing/example-steps.ts";
import { defineOrder } from "./define-order.ts";

interface Values {
  readonly sum: number;
  readonly from: string;
  readonly holder: { readonly name: string };
}

const anything = { schema: z.object({}) };
const order = defineOrder({
  parts: ["cover", "extras", "holder", "insured", "review"],
  layouts: { tabs: TABS, steps: STEPS },
  rules: async () => ({
    cover: {
      schema: z.object({ sum: z.number().check(z.maximum(50, "tooMuch")) }),
      errors: ({ from }: Values, today: string) =>
        from < today ? { from: { code: "datePassed" } } : {},
    },
    extras: anything,
    holder: {
      schema: z.object({
        holder: z.object({ name: z.string().check(z.minLength(1, "required")) }),
      }),
    },
    insured: anything,
    review: anything,
  }),
});
const rules = await order.rules.load();

const TODAY = "2026-03-02";
const good: Values = { sum: 30, from: TODAY, holder: { name: "SAIDOVA" } };
const getIssues = (values: Values, ...parts: ("cover" | "holder")[]) =>
  rules.getSchema(parts).safeParse(values).error?.issues ?? [];

describe("an order defined by its parts", () => {
  it("shows them in their order", () => {
    expect(order.parts).toEqual(["cover", "extras", "holder", "insured", "review"]);
  });

  it("finds the invalid parts, by rules of fields and between fields", () => {
    expect(rules.invalidParts(good, TODAY)).toEqual([]);
    expect(rules.invalidParts({ ...good, from: "2026-03-01" }, TODAY)).toEqual(["cover"]);
    const wrong = { ...good, sum: 51, holder: { name: "" } };
    expect(rules.invalidParts(wrong, TODAY)).toEqual(["cover", "holder"]);
    expect(rules.invalidParts(wrong, TODAY, ["holder", "insured"])).toEqual(["holder"]);
  });

  it("has the rules of the visible parts only, at their paths in the whole order", () => {
    const wrong = { ...good, sum: 51, holder: { name: "" } };
    expect(getIssues(wrong, "holder")).toMatchObject([
      { path: ["holder", "name"], message: "required", params: { min: 1 } },
    ]);
    expect(getIssues(wrong, "cover")).toMatchObject([
      { path: ["sum"], message: "tooMuch", params: { max: 50 } },
    ]);
    expect(getIssues(good, "cover", "holder")).toEqual([]);
    expect(rules.getErrors(["holder"], { ...good, from: "" }, TODAY)).toEqual({});
    expect(rules.getErrors(["cover", "holder"], { ...good, from: "" }, TODAY)).toEqual({
      from: { code: "datePassed" },
    });
  });
});
