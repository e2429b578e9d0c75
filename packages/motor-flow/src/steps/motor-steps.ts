import type { MotorProduct } from "@sughurta/domain/motor";

const STEPS_WITH_PROGRAMME = ["vehicle", "programme", "options", "people", "review"] as const;

/** One step of a motor order. S2 §2. */
export type MotorStep = (typeof STEPS_WITH_PROGRAMME)[number];

/** Steps of an order: only ECI has a choice of programme, and MTPL is a single form without steps. S2 §2. */
export function motorStepsOf(product: MotorProduct): readonly MotorStep[] {
  if (product === "MTPL") {
    return [];
  }
  return STEPS_WITH_PROGRAMME.filter((step) => product === "ECI" || step !== "programme");
}
