import * as z from "zod/mini";
import type { TravelOrderValues } from "./order-values.ts";

/** Rules of parts of an order, for a form that holds the whole of it (S1 §5). */
export function wholeOrderSchema(
  parts: readonly z.ZodMiniType[],
): z.ZodMiniType<TravelOrderValues, TravelOrderValues> {
  return z.custom<TravelOrderValues>().check((payload) => {
    for (const part of parts) {
      for (const issue of part.safeParse(payload.value).error?.issues ?? []) {
        const { path, message } = issue;
        payload.issues.push({
          code: "custom",
          path: [...path],
          message,
          params: limitsOf(issue),
          input: payload.value,
        });
      }
    }
  });
}

function limitsOf(issue: z.core.$ZodIssue): Record<string, unknown> {
  if (issue.code === "too_small") return { min: Number(issue.minimum) };
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "custom" ? { ...issue.params } : {};
}
