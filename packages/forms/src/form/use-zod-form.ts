import type * as z from "@sughurta/contracts/zod";
import type { LazyModule } from "@sughurta/lazy-module";
import { useFormik } from "formik";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { usePreventDoubleSubmit } from "../form-state/use-prevent-double-submit.ts";
import type { FieldError, FieldErrors } from "../validation/field-error.ts";
import { valueAt, withValueAt } from "../validation/field-name.ts";
import { schemaErrors } from "../validation/schema-errors.ts";
import { serverErrors } from "../validation/server-errors.ts";
import { useFormErrors } from "./use-form-errors.ts";
import { createFieldRegistry, type ZodForm } from "./zod-form.ts";

type MoreErrors<Values> = ((values: Values) => FieldErrors) | undefined;

/** Options of a form: values, rules, and what to do with valid values. */
export type ZodFormOptions<Schema extends FormSchema> = {
  initialValues: z.input<Schema>;
  /**
   * Rules, or a lazy module of them that is loaded once a field is entered: the first view does not need zod. Until
   * they are loaded, only `toErrors` validates; nothing is submitted without them.
   */
  schema: Schema | LazyModule<Schema>;
  /** Receives the schema's output; the form is busy until it is done. */
  onSubmit: (values: z.output<Schema>, form: ZodForm<z.input<Schema>>) => Promise<void> | void;
  /** Errors that a schema cannot express; a schema's error of the same field comes first. */
  toErrors?: MoreErrors<z.input<Schema>>;
  /** Effects of a change, in the same update: returns the resulting values. */
  onChangeEffects?:
    | ((before: z.input<Schema>, after: z.input<Schema>) => z.input<Schema>)
    | undefined;
};

function check<Values>(
  schema: FormSchema | undefined,
  toErrors: MoreErrors<Values>,
  values: Values,
): FieldErrors {
  return { ...toErrors?.(values), ...(schema ? schemaErrors(schema, values) : {}) };
}

/**
 * A form with zod rules: errors are codes, shown on blur, and all of them, live, from the first submit on (S0 §5,
 * SPEC-67).
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
  const {
    values,
    submits,
    update,
    submit: submitForm,
    reset: resetForm,
  } = useFormState<Values>({
    initialValues,
    isValid: (checked) => {
      const errors = check(schemaNow(), toErrors, checked);
      const right = Object.keys(errors).length === 0;
      if (!right) errorActions.reject(errors);
      return right;
    },
    onSubmit: async (sent) => {
      isSent.current = true;
      const parsed = schemaNow()?.safeParse(sent);
      submitted.current = sent;
      if (parsed?.success) await onSubmit(parsed.data as z.output<Schema>, latest.current);
    },
  });

  const validate = useCallback(
    (checked: Values) => check(schema, toErrors, checked),
    [schema, toErrors],
  );
  const {
    errors,
    generalErrors,
    submitErrors,
    actions: errorActions,
  } = useFormErrors(values, submits > 0, validate);

  const isSent = useRef(false);
  const { submit, submitting } = usePreventDoubleSubmit(async () => {
    errorActions.clearAnswer();
    isSent.current = false;
    if (await load()) await submitForm();
    else errorActions.setGeneralErrors([{ code: missingRulesCode() }]);
    return isSent.current;
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
    function clearErrors() {
      errorActions.clear();
      update((before) => ({ ...before, submits: 0 }));
    }
    return {
      setValues,
      clearErrors,
      loadRules: load,
      check: () => {
        const errors = check(schemaNow(), rules.current.toErrors, latest.current.values);
        const right = Object.keys(errors).length === 0;
        if (right) return true;
        update((before) => ({ ...before, submits: before.submits + 1 }));
        errorActions.reject(errors);
        return false;
      },
      setValue: (name: string, value: unknown) =>
        setValues((before) => withValueAt(before, name, value)),
      blur: errorActions.blur,
      enter: (name: string) => {
        void load();
        errorActions.enter(name);
      },
      setError: (name: string, error: FieldError, value?: unknown) =>
        errorActions.add(name, error, value ?? valueAt(latest.current.values, name)),
      applyServerErrors: ((failure, map = {}) => {
        const shownFor = submitted.current ?? latest.current.values;
        const hasField = (name: string) =>
          fields.has(name) || valueAt(shownFor, name) !== undefined;
        const found = serverErrors(failure, map, hasField);
        errorActions.addAnswer(found.fields, found.general, shownFor);
      }) satisfies ZodForm["applyServerErrors"],
      reset: (next?: Values) => {
        clearErrors();
        resetForm(next);
      },
    };
  }, [errorActions, fields, load, resetForm, schemaNow, update]);

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

/** Rules of a form: a zod schema of an object. */
export type FormSchema = z.ZodMiniType<object, object>;

/** Error of a form whose rules did not load: with a connection they usually belong to an older release. */
export const missingRulesCode = (): "offline" | "outdated" =>
  navigator.onLine ? "outdated" : "offline";

/**
 * The rules of a form, available from the start or loaded once something is filled in. The functions stay the same
 * between renders.
 */
function useFormRules<Schema extends FormSchema>(given: Schema | LazyModule<Schema>) {
  const [, renderWith] = useState<Schema>();
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  }, [given]);

  /** Whether the rules are loaded. */
  const load = useCallback(async (): Promise<boolean> => {
    // Other rules may have replaced them in the meantime.
    while (getSchema(latest.current) === undefined) {
      const { current } = latest;
      if (!isLazy(current)) break;
      try {
        await current.load();
      } catch {
        return false;
      }
    }
    renderWith(getSchema(latest.current));
    return true;
  }, []);
  /** The current rules, possibly before the next render. */
  const schemaNow = useCallback((): Schema | undefined => getSchema(latest.current), []);

  return { schema: getSchema(given), schemaNow, load };
}

function isLazy<Schema extends FormSchema>(
  given: Schema | LazyModule<Schema>,
): given is LazyModule<Schema> {
  return "preload" in given;
}

function getSchema<Schema extends FormSchema>(
  given: Schema | LazyModule<Schema>,
): Schema | undefined {
  return isLazy(given) ? given.now() : given;
}

/** Values of a form, and number of submits since its start or since its errors were cleared. */
interface FormSnapshot<Values> {
  readonly values: Values;
  readonly submits: number;
}

/** The state of a form. Its functions stay the same between renders. */
interface FormState<Values> extends FormSnapshot<Values> {
  /** Includes the latest changes, before the next render. */
  readonly update: (change: (before: FormSnapshot<Values>) => FormSnapshot<Values>) => void;
  /** Counts the submit, and passes on values that meet the rules. */
  readonly submit: () => Promise<unknown>;
  /** Resets to the given values, else to those of the last reset. */
  readonly reset: (values?: Values) => void;
}

interface FormStateOptions<Values> {
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
