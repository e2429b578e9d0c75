import { useCallback, useMemo, useState } from "react";
import { touchedErrors, useTouchedFields } from "../form-state/use-touched-fields.ts";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { valueAt } from "../validation/field-name.ts";

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
  const { touched, blur, enter, clear } = useTouchedFields();

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
        clear();
        setSubmitErrors(NO_SUBMIT_ERRORS);
      },
    };
  }, [addFor, addServerErrors, clearManualErrors, clearServerErrors, enter, clear, blur]);

  return { errors, generalErrors, submitErrors, actions };
}

type ExternalError = { readonly error: FieldError; readonly value: unknown };

/** Errors from outside the schema; each is cleared once the value of its field changes. */
function useExternalErrors(values: unknown) {
  const [known, setKnown] = useState<Readonly<Record<string, ExternalError>>>({});

  const errors = useMemo<FieldErrors>(() => {
    const current = Object.entries(known).filter(
      ([name, { value }]) => valueAt(values, name) === value,
    );
    return Object.fromEntries(current.map(([name, { error }]) => [name, error]));
  }, [known, values]);

  const addFor = useCallback((name: string, error: FieldError, value: unknown) => {
    setKnown((before) => ({ ...before, [name]: { error, value } }));
  }, []);

  const add = useCallback(
    (added: FieldErrors, addedTo: unknown) => {
      for (const [name, error] of Object.entries(added)) {
        addFor(name, error, valueAt(addedTo, name));
      }
    },
    [addFor],
  );

  const clear = useCallback(() => setKnown({}), []);

  return { errors, add, addFor, clear };
}

/** The errors, reusing the previous objects for equal ones: only changes are rendered. */
function useStableErrors(errors: FieldErrors): FieldErrors {
  const [shown, setShown] = useState(errors);
  const same = reuseSame(shown, errors);
  if (same !== shown) setShown(same);
  return same;
}

function reuseSame(before: FieldErrors, after: FieldErrors): FieldErrors {
  const entries = Object.entries(after).map(([name, error]): [string, FieldError] => {
    const old = before[name];
    return [name, old && isSameChoice(old, error) ? old : error];
  });
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([name, error]) => before[name] === error);
  return isSame ? before : Object.fromEntries(entries);
}

function isSameChoice(one: FieldError, other: FieldError): boolean {
  return (
    one.code === other.code &&
    one.text === other.text &&
    JSON.stringify(one.values) === JSON.stringify(other.values)
  );
}
