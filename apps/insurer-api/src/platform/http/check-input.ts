import { fromWireKey, type Schema } from "@sughurta/contracts/core";
import { safeParse } from "zod/v4/core";
import {
  type FieldCode,
  type FieldCodes,
  invalidFields,
} from "#src/platform/failures/failure-error.ts";
import { type FailureCode, isFailureCode } from "#src/platform/failures/failure-texts.ts";

interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly errors?: readonly (readonly Issue[])[];
}

function getCode(issue: Issue): FailureCode {
  if (isFailureCode(issue.message)) return issue.message;
  if (issue.code === "too_big") return "tooLong";
  if (issue.code === "invalid_value") return "notAllowed";
  return "wrongInput";
}

/** A code, with the values of its sentence if its rule gives any. */
function getFieldCode(issue: Issue): FieldCode {
  const code = getCode(issue);
  const values = Object.entries(issue.params ?? {}).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === "string" || typeof entry[1] === "number",
  );
  return values.length === 0 ? code : { code, ...Object.fromEntries(values) };
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
  const fieldCodes: FieldCodes = {};
  for (const issue of flatten(result.error.issues as readonly Issue[])) {
    if (issue.path.length === 0) continue;
    const field = issue.path.map((part) => fromWireKey(String(part))).join(".");
    const codes = new Set(fieldCodes[field]).add(getFieldCode(issue));
    fieldCodes[field] = [...codes];
  }
  throw invalidFields(fieldCodes);
}
