import * as z from "@sughurta/contracts/zod";
import type { FieldErrors } from "@sughurta/forms";

/** Rules of parts of an order, for a form with the whole order. */
export function partsSchema<Values extends object>(
  parts: readonly z.ZodMiniType[],
): z.ZodMiniType<Values, Values> {
  return z.custom<Values>().check((payload) => {
    for (const part of parts) {
      for (const issue of part.safeParse(payload.value).error?.issues ?? []) {
        const { path, message } = issue;
        payload.issues.push({
          code: "custom",
          path: [...path],
          message,
          params: getLimits(issue),
          input: payload.value,
        });
      }
    }
  });
}

function getLimits(issue: z.core.$ZodIssue): Record<string, unknown> {
  if (issue.code === "too_small") return { min: Number(issue.minimum) };
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "custom" ? { ...issue.params } : {};
}

/** Rules of one part of an order; errors are codes. */
export interface OrderPartRules<Values> {
  /** Rules that concern one field each. */
  readonly schema: z.ZodMiniType;
  /** Rules between fields; `today` is the date in Asia/Dushanbe, ISO. */
  readonly errors?: (values: Values, today: string) => FieldErrors;
}

/** Rules of all parts of an order together. */
export interface OrderRules<Values extends object, Part extends string> {
  /** Rules of some parts together, for a form that holds the whole order. */
  readonly getSchema: (some: readonly Part[]) => z.ZodMiniType<Values, Values>;
  /** Rules between fields of some parts together. */
  readonly getErrors: (some: readonly Part[], values: Values, today: string) => FieldErrors;
  /** The invalid parts among all or some parts, in order. */
  readonly invalidParts: (values: Values, today: string, some?: readonly Part[]) => readonly Part[];
}

/** The rules of an order, composed of those of its parts. */
export function toOrderRules<Values extends object, Part extends string>(
  parts: readonly Part[],
  rules: Readonly<Record<Part, OrderPartRules<Values>>>,
): OrderRules<Values, Part> {
  function getErrors(some: readonly Part[], values: Values, today: string): FieldErrors {
    return Object.assign({}, ...some.map((part) => rules[part].errors?.(values, today)));
  }

  return {
    getSchema: (some) => partsSchema<Values>(some.map((part) => rules[part].schema)),
    getErrors,
    invalidParts: (values, today, some = parts) =>
      some.filter(
        (part) =>
          !rules[part].schema.safeParse(values).success ||
          Object.keys(getErrors([part], values, today)).length > 0,
      ),
  };
}
