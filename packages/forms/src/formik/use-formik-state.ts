import { useFormik } from "formik";
import { useCallback } from "react";
import type { FormState, FormStateOptions } from "../form-state/form-state.ts";

/** Holds a form with formik, for a site that has it anyway. */
export function useFormikState<Values extends object>({
  initialValues,
  isRight,
  onSubmit,
}: FormStateOptions<Values>): FormState<Values> {
  const formik = useFormik<Values>({
    initialValues,
    // Errors are derived from rules elsewhere: formik would check the values of the last render.
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => (isRight(values) ? {} : { form: "refused" }),
    onSubmit,
  });
  const { values, submitCount, submitForm, setFormikState, resetForm } = formik;
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
