import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import type { ServerFailure, ServerFieldMap } from "../validation/server-errors.ts";
import type { FieldRegistry } from "./field-registry.ts";

/** A form: its values, its errors as codes, and what can be done with them. */
export type ZodForm<Values = unknown> = {
  readonly id: string;
  readonly values: Values;
  /** Currently shown errors: of fields that were left, and all of them from the first submit on (SPEC-67). */
  readonly errors: FieldErrors;
  /** Errors without a field. */
  readonly generalErrors: readonly FieldError[];
  /** Errors of the last rejected submit, and how many were rejected so far. */
  readonly submitErrors: { readonly attempt: number; readonly errors: FieldErrors };
  readonly submitting: boolean;
  readonly fields: FieldRegistry;
  /** Sets one field by name, such as `holderEmail` or `las[2].birthday`. */
  readonly setValue: (name: string, value: unknown) => void;
  readonly setValues: (update: (values: Values) => Values) => void;
  /** Shows the errors of fields that were left, unless they are empty. */
  readonly blur: (names: readonly string[]) => void;
  /** Delays the errors of a field until it is left again. */
  readonly enter: (name: string) => void;
  /**
   * Shows an error from outside the schema until the value of its field changes from the current one, or from `value`.
   */
  readonly setError: (name: string, error: FieldError, value?: unknown) => void;
  /** Shows the errors in the server's response and moves the focus to the summary. S0 §8. */
  readonly applyServerErrors: (failure: ServerFailure, map?: ServerFieldMap) => void;
  readonly submit: () => Promise<void>;
  /** Fetches lazily loaded rules; `true` once they are loaded. */
  readonly loadRules: () => Promise<boolean>;
  /** Whether the values meet the rules loaded so far; if not, shows the errors as a rejected submit does. */
  readonly check: () => boolean;
  /** Clears errors and attempts; the values stay, as at the next step of a long form. */
  readonly clearErrors: () => void;
  /** Clears errors and attempts; resets the values to the initial or the given ones. */
  readonly reset: (values?: Values) => void;
};

/** Shows the errors of the server's response in a form; the same as the form's own method. S0 §8. */
export function applyServerErrors(
  form: Pick<ZodForm, "applyServerErrors">,
  failure: ServerFailure,
  map?: ServerFieldMap,
): void {
  form.applyServerErrors(failure, map);
}
