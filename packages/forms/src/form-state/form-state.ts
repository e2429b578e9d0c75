/** Values of a form, and how often it was sent since it began or its errors were forgotten. */
export interface HeldForm<Values> {
  readonly values: Values;
  readonly submits: number;
}

/** A form as it is held. Its functions stay the same between renders. */
export interface FormState<Values> extends HeldForm<Values> {
  /** Sees what was changed a moment ago, before the next render. */
  readonly update: (change: (before: HeldForm<Values>) => HeldForm<Values>) => void;
  /** Counts the submit, and passes on values that meet the rules. */
  readonly submit: () => Promise<unknown>;
  /** Begins anew with the values given, else with those of the last beginning. */
  readonly reset: (values?: Values) => void;
}

/** What a form engine needs: initial values, their validation, and what to do with valid ones. */
export interface FormStateOptions<Values> {
  readonly initialValues: Values;
  /** Whether submitted values meet the rules. */
  readonly isRight: (values: Values) => boolean;
  readonly onSubmit: (values: Values) => Promise<void> | void;
}

/** A hook that holds a form. */
export type UseFormState = <Values extends object>(
  options: FormStateOptions<Values>,
) => FormState<Values>;
