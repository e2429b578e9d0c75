import * as z from "zod/mini";

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
