import { useMemo, useState } from "react";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { useExternalErrors } from "./use-external-errors.ts";
import { useStableErrors } from "./use-stable-errors.ts";
import { touchedErrors, useTouchedFields } from "./use-touched-fields.ts";

const NO_ERRORS: FieldErrors = {};
const NO_GENERAL_ERRORS: readonly FieldError[] = [];
const NO_SUBMIT_ERRORS = { attempt: 0, errors: NO_ERRORS };

/**
 * The errors of a form: of its rules, of the server's response, and set by its owner. Those of rules are shown for
 * fields that were left, and for all once the form is `live`. Keep `validate` the same between renders; the actions
 * are.
 */
export function useFormErrors<Values>(
  values: Values,
  live: boolean,
  validate: (values: Values) => FieldErrors,
) {
  const [submitErrors, setSubmitErrors] = useState(NO_SUBMIT_ERRORS);
  const [generalErrors, setGeneralErrors] = useState(NO_GENERAL_ERRORS);
  const {
    errors: serverErrors,
    add: addServerErrors,
    clear: clearServerErrors,
  } = useExternalErrors(values);
  const { errors: manualErrors, addFor, clear: clearManualErrors } = useExternalErrors(values);
  const { touched, blur, enter, forget } = useTouchedFields();

  const ruleErrors = useMemo(() => {
    if (!live && touched.size === 0) return NO_ERRORS;
    const errors = validate(values);
    return live ? errors : touchedErrors(touched, errors, values);
  }, [live, touched, validate, values]);
  const errors = useStableErrors({ ...serverErrors, ...ruleErrors, ...manualErrors });

  const actions = useMemo(() => {
    /** Counts a rejected submit. */
    function reject(rejected: FieldErrors) {
      setSubmitErrors((before) => ({ attempt: before.attempt + 1, errors: rejected }));
    }
    function clearAnswer() {
      clearServerErrors();
      setGeneralErrors(NO_GENERAL_ERRORS);
    }
    return {
      blur,
      enter,
      reject,
      clearAnswer,
      setGeneralErrors,
      /** Shows an error until the value of its field differs from this. */
      add: addFor,
      /** Shows the errors of a response to these values. */
      addAnswer(fields: FieldErrors, general: readonly FieldError[], sent: unknown) {
        addServerErrors(fields, sent);
        setGeneralErrors(general);
        reject(fields);
      },
      clear() {
        clearAnswer();
        clearManualErrors();
        forget();
        setSubmitErrors(NO_SUBMIT_ERRORS);
      },
    };
  }, [addFor, addServerErrors, clearManualErrors, clearServerErrors, enter, forget, blur]);

  return { errors, generalErrors, submitErrors, actions };
}
