import { useFormik } from "formik";
import { useCallback } from "react";

/** Values of a form, and number of submits since its start or since its errors were cleared. */
export interface FormSnapshot<Values> {
  readonly values: Values;
  readonly submits: number;
}

/** The state of a form. Its functions stay the same between renders. */
export interface FormState<Values> extends FormSnapshot<Values> {
  /** Includes the latest changes, before the next render. */
  readonly update: (change: (before: FormSnapshot<Values>) => FormSnapshot<Values>) => void;
  /** Counts the submit, and passes on values that meet the rules. */
  readonly submit: () => Promise<unknown>;
  /** Resets to the given values, else to those of the last reset. */
  readonly reset: (values?: Values) => void;
}

export interface FormStateOptions<Values> {
  readonly initialValues: Values;
  /** Whether submitted values meet the rules. */
  readonly isValid: (values: Values) => boolean;
  readonly onSubmit: (values: Values) => Promise<void> | void;
}

/** Manages the values of a form with formik; errors are derived from rules, by `useFormErrors`. */
export function useFormState<Values extends object>({
  initialValues,
  isValid,
  onSubmit,
}: FormStateOptions<Values>): FormState<Values> {
  const { values, submitCount, submitForm, setFormikState, resetForm } = useFormik<Values>({
    initialValues,
    // Formik would check the values of the last render.
    validateOnChange: false,
    validateOnBlur: false,
    validate: (checked) => (isValid(checked) ? {} : { form: "invalid" }),
    onSubmit,
  });
  const update = useCallback<FormState<Values>["update"]>(
    (change) =>
      setFormikState((state) => {
        const after = change({ values: state.values, submits: state.submitCount });
        return { ...state, values: after.values, submitCount: after.submits };
      }),
    [setFormikState],
  );
  const reset = useCallback(
    (next?: Values) => resetForm(next ? { values: next } : undefined),
    [resetForm],
  );
  return { values, submits: submitCount, update, submit: submitForm, reset };
}
