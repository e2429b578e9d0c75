import { fromWireKey, type Schema } from "@sughurta/contracts/core";
import { safeParse } from "zod/v4/core";
import { type FailureCode, isFailureCode } from "#src/platform/texts/failure-texts.ts";
import { invalidFields } from "./failure-error.ts";

interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly errors?: readonly (readonly Issue[])[];
}

function codeOf(issue: Issue): FailureCode {
  if (isFailureCode(issue.message)) return issue.message;
  if (issue.code === "too_big") return "tooLong";
  if (issue.code === "invalid_value") return "notAllowed";
  return "wrongInput";
}

/** For a form with alternative shapes, reports the errors of the closest one. */
function flatten(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    const nearest =
      issue.path.length === 0
        ? issue.errors?.toSorted((a, b) => a.length - b.length)[0]
        : undefined;
    return nearest === undefined ? [issue] : flatten(nearest);
  });
}

/**
 * Validates camelCase input; unknown keys are dropped. Throws 422 with codes by field, where a nested field is named by
 * its path: `las.0.docNumber`.
 */
export function checkInput(schema: Schema, input: unknown): unknown {
  const result = safeParse(schema, input);
  if (result.success) return result.data;
  const fieldCodes: Record<string, FailureCode[]> = {};
  for (const issue of flatten(result.error.issues as readonly Issue[])) {
    if (issue.path.length === 0) continue;
    const field = issue.path.map((part) => fromWireKey(String(part))).join(".");
    const codes = new Set(fieldCodes[field]).add(codeOf(issue));
    fieldCodes[field] = [...codes];
  }
  throw invalidFields(fieldCodes);
}
