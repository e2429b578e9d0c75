import type { Failure } from "@sughurta/contracts/core";
import { MOTOR_OPTIONS } from "@sughurta/domain/motor";
import type { ServerFieldMap } from "@sughurta/forms";
import { defineOrder } from "@sughurta/order";

/** The step with a whole order on one page. S2 §2, SPEC-44. */
export const NOT_STEP = "not-step";

/**
 * The parts of a motor order: compulsory liability on one page, individual casco
 * in five steps, the ready-made programmes without a choice of programme, in steps or
 * on one page (S2 §2, SPEC-44).
 */
export const motorOrder = defineOrder({
  parts: ["vehicle", "program", "options", "holder", "drivers", "review"],
  layouts: {
    MTPL: [{ key: NOT_STEP, parts: ["vehicle", "holder", "review"] }],
    ECI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "program", parts: ["program"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
    SCI: [
      { key: "vehicle", parts: ["vehicle"] },
      { key: "options", parts: ["options"] },
      { key: "people", parts: ["holder", "drivers"] },
      { key: "review", parts: ["review"] },
    ],
    SCI_PAGE: [{ key: NOT_STEP, parts: ["vehicle", "options", "holder", "drivers", "review"] }],
  },
  rules: async () => (await import("./order-rules.ts")).motorRules,
});

/** A layout of an order. */
export type MotorLayout = keyof typeof motorOrder.layouts;

/** One part of an order. */
export type OrderPart = (typeof motorOrder.parts)[number];

const REVIEW_FIELDS = ["agree", "noTaxiAgree", "ageAgree"];
const HOLDER_FIELDS = ["inn", "city", "residentType"];
const OPTION_FIELDS: readonly string[] = [...MOTOR_OPTIONS, "compensation"];

/** Fields of the form with another name than the service's, where make and model are typed (SPEC-53). */
const TYPED_NAMES: ServerFieldMap = { carMark: "markaTxt", carModel: "modelTxt" };

/** Field of the form for each key of the service that the form has under another name (S0 §8). */
export function serverFieldsFor({ isTyped }: { readonly isTyped: boolean }): ServerFieldMap {
  return isTyped ? TYPED_NAMES : {};
}

function partOfKey(key: string): OrderPart {
  if (REVIEW_FIELDS.includes(key)) return "review";
  if (key.startsWith("drivers") || key === "multiDriveOption") return "drivers";
  if (key.startsWith("holder") || HOLDER_FIELDS.includes(key)) return "holder";
  if (OPTION_FIELDS.includes(key)) return "options";
  return key === "program" ? "program" : "vehicle";
}

/** The first part of the order in which the service refused something. */
export function refusedPart({
  fieldCodes,
  fieldMessages,
}: Pick<Failure, "fieldCodes" | "fieldMessages">): OrderPart | undefined {
  const parts = Object.keys({ ...fieldCodes, ...fieldMessages }).map(partOfKey);
  return motorOrder.parts.find((part) => parts.includes(part));
}
