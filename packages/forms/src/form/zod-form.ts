import { createContext, useContext } from "react";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import type { ServerFailure, ServerFieldMap } from "../validation/server-errors.ts";
import type { ErrorMessage, ErrorText } from "./use-error-message.ts";

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

/** Data of a field on the screen. */
export type RegisteredField = {
  readonly id: string;
  /** Display name, put before the error in the summary. */
  readonly label: string | undefined;
  /** Group of the field, such as a person; heads its errors in the summary. */
  readonly scope?: string | undefined;
  /** Value currently shown by the control, in the form's type; `undefined` when unknown. */
  readonly readControl: ((control: Element | RadioNodeList) => unknown) | undefined;
  /** Texts of error codes that only this field and its neighbours have. */
  readonly errorText?: ErrorText | undefined;
};

/** The fields of a form that are on the screen, by name. */
type FieldRegistry = ReadonlyMap<string, RegisteredField> & {
  register: (name: string, field: RegisteredField) => () => void;
  /** Notifies when a field was added, removed or renamed. */
  subscribe: (listener: () => void) => () => void;
  /** The current fields; a new map after each change. */
  current: () => ReadonlyMap<string, RegisteredField>;
};

/** Creates the empty registry of one form. */
export function createFieldRegistry(): FieldRegistry {
  const fields = new Map<string, RegisteredField>();
  const listeners = new Set<() => void>();
  let copy: ReadonlyMap<string, RegisteredField> | undefined;
  function tell() {
    copy = undefined;
    for (const listener of listeners) listener();
  }
  return Object.assign(fields, {
    register(name: string, field: RegisteredField) {
      fields.set(name, field);
      tell();
      return () => {
        if (fields.get(name) === field) fields.delete(name);
        tell();
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current() {
      copy ??= new Map(fields);
      return copy;
    },
  });
}

/** Form context of the fields: its state and the text of an error. */
export type FormContextValue = {
  readonly form: ZodForm;
  readonly getMessage: ErrorMessage;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a component; throws outside `<Form>`. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A field component must be inside <Form>");
  return context;
}

/** Puts the focus on a field, or on the line it is collapsed into, for a button that is removed with its press. */
export function focusField(form: Pick<ZodForm, "fields">, name: string): void {
  const field = form.fields.get(name);
  const control = field ? document.getElementById(field.id) : null;
  const folded = control?.closest("details:not([open])")?.querySelector("summary");
  (folded ?? control)?.focus();
}
