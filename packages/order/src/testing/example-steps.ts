import type { OrderSteps } from "../steps/wizard-position.ts";

/** Fields of this package's examples. */
export type ExamplePart = "cover" | "extras" | "holder" | "insured" | "review";
/** Four steps, one of which shows two parts. */
export type ExampleTab = "cover" | "extras" | "people" | "review";

export const TABS: OrderSteps<ExampleTab, ExamplePart> = [
  { key: "cover", parts: ["cover"] },
  { key: "extras", parts: ["extras"] },
  { key: "people", parts: ["holder", "insured"] },
  { key: "review", parts: ["review"] },
];

/** The same parts, a step for each. */
export const STEPS: OrderSteps<ExamplePart, ExamplePart> = [
  { key: "cover", parts: ["cover"] },
  { key: "extras", parts: ["extras"] },
  { key: "holder", parts: ["holder"] },
  { key: "insured", parts: ["insured"] },
  { key: "review", parts: ["review"] },
];
