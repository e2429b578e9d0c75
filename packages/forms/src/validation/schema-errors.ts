import type * as z from "@sughurta/contracts/zod";
import type { FieldError, FieldErrors } from "./field-error.ts";
import { getFieldName, valueAt } from "./field-name.ts";

const CODE = /^[a-z][A-Za-z0-9]*$/;
const EMPTY: readonly unknown[] = [undefined, null, ""];

type Issue = z.core.$ZodIssue;

/** First error of each field of values that a schema refuses; `{}` when it accepts them. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown): FieldErrors {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, FieldError> = {};
  for (const issue of result.error.issues) {
    const name = getFieldName(issue.path);
    errors[name] ??= getError(preciseIssue(issue), valueAt(values, name));
  }
  return errors;
}

/** An error by the last of several rules: "empty, or such a text" is reported by the rule that the text breaks. */
function preciseIssue(issue: Issue): Issue {
  if (issue.code !== "invalid_union") return issue;
  const [last] = issue.errors.at(-1) ?? [];
  return last === undefined ? issue : preciseIssue(last);
}

function getError(issue: Issue, value: unknown): FieldError {
  const values = getValues(issue);
  return { code: getCode(issue, value), ...(values ? { values } : {}) };
}

function getCode(issue: Issue, value: unknown): string {
  // An empty field is reported as missing, whatever its other rules.
  if (CODE.test(issue.message)) return issue.message;
  return EMPTY.includes(value) ? "required" : "wrongInput";
}

function getValues(issue: Issue): FieldError["values"] {
  if (issue.code === "too_small") return { min: Number(issue.minimum) };
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "custom" ? plainValues(issue.params) : undefined;
}

function plainValues(params: Record<string, unknown> | undefined): FieldError["values"] {
  if (!params) return undefined;
  const plain = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return Object.fromEntries(plain);
}
