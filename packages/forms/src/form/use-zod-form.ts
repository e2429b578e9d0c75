import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type * as z from "zod/mini";
import { formEngine } from "../form-state/form-engine.ts";
import { usePreventDoubleSubmit } from "../submit/use-prevent-double-submit.ts";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { valueAt, withValueAt } from "../validation/field-name.ts";
import { schemaErrors } from "../validation/schema-errors.ts";
import { serverErrors } from "../validation/server-errors.ts";
import { createFieldRegistry } from "./field-registry.ts";
import { useExternalErrors } from "./use-external-errors.ts";
import { type FormSchema, type LateSchema, useFormRules } from "./use-form-rules.ts";
import { errorsOfLeft, useLeftFields } from "./use-left-fields.ts";
import { useSameErrors } from "./use-same-errors.ts";
import type { ZodForm } from "./zod-form.ts";

type MoreErrors<Values> = ((values: Values) => FieldErrors) | undefined;

/** What a form needs: values, rules, and what to do with values that keep the rules. */
export type ZodFormOptions<Schema extends FormSchema> = {
  initialValues: z.input<Schema>;
  /**
   * Rules, or a function that fetches them once a field is entered: a first view does without zod. Until they
   * came, only `toErrors` tells what is wrong; nothing is sent without them.
   */
  schema: Schema | LateSchema<Schema>;
  /** Receives what the schema gives; the form is busy until it is done. */
  onSubmit: (values: z.output<Schema>, form: ZodForm<z.input<Schema>>) => Promise<void> | void;
  /** Errors that a schema cannot tell; a schema's error of the same field comes first. */
  toErrors?: MoreErrors<z.input<Schema>>;
  /** What follows from a change, in the same step: gives the values that the form takes on. */
  onChangeEffects?:
    | ((before: z.input<Schema>, after: z.input<Schema>) => z.input<Schema>)
    | undefined;
};

const NO_ERRORS: FieldErrors = {};
const NO_GENERAL_ERRORS: readonly FieldError[] = [];

function check<Values>(
  schema: FormSchema | undefined,
  toErrors: MoreErrors<Values>,
  values: Values,
): FieldErrors {
  return { ...toErrors?.(values), ...(schema ? schemaErrors(schema, values) : {}) };
}

/**
 * A form with zod rules: errors are codes, told when a field is left, and all of them, live, from
 * the first submit on (S0 §5, decision 67).
 */
export function useZodForm<Schema extends FormSchema>({
  initialValues,
  schema: givenSchema,
  onSubmit,
  toErrors,
  onChangeEffects,
}: ZodFormOptions<Schema>): ZodForm<z.input<Schema>> {
  type Values = z.input<Schema>;
  const id = useId();
  const { schema, schemaNow, load } = useFormRules(givenSchema);
  const [fields] = useState(createFieldRegistry);
  const [submitErrors, setSubmitErrors] = useState({ attempt: 0, errors: NO_ERRORS });
  const [generalErrors, setGeneralErrors] = useState(NO_GENERAL_ERRORS);

  const refuse = useCallback((errors: FieldErrors) => {
    setSubmitErrors((before) => ({ attempt: before.attempt + 1, errors }));
  }, []);

  // A form that is shown stays where it is held.
  const [useFormState] = useState(formEngine);
  const {
    values,
    submits,
    update,
    submit: submitForm,
    reset: resetForm,
  } = useFormState<Values>({
    initialValues,
    isRight: (asked) => {
      const errors = check(schemaNow(), toErrors, asked);
      const right = Object.keys(errors).length === 0;
      if (!right) refuse(errors);
      return right;
    },
    onSubmit: async (sent) => {
      const parsed = schemaNow()?.safeParse(sent);
      submitted.current = sent;
      if (parsed?.success) await onSubmit(parsed.data as z.output<Schema>, latest.current);
    },
  });

  const {
    errors: serverFieldErrors,
    add: addServerErrors,
    clear: clearServerErrors,
  } = useExternalErrors(values);
  const {
    errors: manualErrors,
    addFor: addError,
    clear: clearManualErrors,
  } = useExternalErrors(values);
  const { left, leave, enter, forget: forgetLeft } = useLeftFields();
  const live = submits > 0;
  const ruleErrors = useMemo(() => {
    if (!live && left.size === 0) return NO_ERRORS;
    const errors = check(schema, toErrors, values);
    return live ? errors : errorsOfLeft(left, errors, values);
  }, [live, left, schema, toErrors, values]);

  const { submit, submitting } = usePreventDoubleSubmit(async () => {
    clearServerErrors();
    setGeneralErrors(NO_GENERAL_ERRORS);
    if (await load()) await submitForm();
    else setGeneralErrors([{ code: "offline" }]);
  });

  const rules = useRef({ toErrors, onChangeEffects });
  useEffect(() => {
    rules.current = { toErrors, onChangeEffects };
  }, [toErrors, onChangeEffects]);

  const submitted = useRef<Values>(undefined);
  const actions = useMemo(() => {
    function setValues(change: (before: Values) => Values) {
      update((before) => {
        const after = change(before.values);
        const effects = rules.current.onChangeEffects;
        return { ...before, values: effects?.(before.values, after) ?? after };
      });
    }
    function forgetErrors() {
      clearServerErrors();
      clearManualErrors();
      forgetLeft();
      setGeneralErrors(NO_GENERAL_ERRORS);
      setSubmitErrors({ attempt: 0, errors: NO_ERRORS });
      update((before) => ({ ...before, submits: 0 }));
    }
    return {
      setValues,
      forgetErrors,
      loadRules: load,
      check: () => {
        const errors = check(schemaNow(), rules.current.toErrors, latest.current.values);
        const right = Object.keys(errors).length === 0;
        if (right) return true;
        update((before) => ({ ...before, submits: before.submits + 1 }));
        refuse(errors);
        return false;
      },
      setValue: (name: string, value: unknown) =>
        setValues((before) => withValueAt(before, name, value)),
      leave,
      enter: (name: string) => {
        void load();
        enter(name);
      },
      setError: (name: string, error: FieldError, value?: unknown) =>
        addError(name, error, value ?? valueAt(latest.current.values, name)),
      applyServerErrors: ((failure, map = {}) => {
        const shownFor = submitted.current ?? latest.current.values;
        const hasField = (name: string) =>
          fields.has(name) || valueAt(shownFor, name) !== undefined;
        const found = serverErrors(failure, map, hasField);
        addServerErrors(found.fields, shownFor);
        setGeneralErrors(found.general);
        refuse(found.fields);
      }) satisfies ZodForm["applyServerErrors"],
      reset: (next?: Values) => {
        forgetErrors();
        resetForm(next);
      },
    };
  }, [
    addServerErrors,
    clearServerErrors,
    clearManualErrors,
    enter,
    fields,
    forgetLeft,
    leave,
    load,
    refuse,
    resetForm,
    schemaNow,
    addError,
    update,
  ]);

  const errors = useSameErrors({ ...serverFieldErrors, ...ruleErrors, ...manualErrors });
  const form = useMemo<ZodForm<Values>>(
    () => ({
      id,
      fields,
      values,
      errors,
      generalErrors,
      submitErrors,
      submitting,
      submit,
      ...actions,
    }),
    [id, fields, values, errors, generalErrors, submitErrors, submitting, submit, actions],
  );

  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);

  return form;
}
