import { useCallback, useEffect, useRef, useState } from "react";
import type { FormState, FormStateOptions, HeldForm } from "./form-state.ts";

/** Holds a form without a library. */
export function usePlainFormState<Values extends object>(
  options: FormStateOptions<Values>,
): FormState<Values> {
  const [state, setState] = useState<HeldForm<Values>>({
    values: options.initialValues,
    submits: 0,
  });
  const held = useRef(state);
  const beginning = useRef(options.initialValues);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const update = useCallback<FormState<Values>["update"]>((change) => {
    held.current = change(held.current);
    setState(held.current);
  }, []);
  const submit = useCallback(async () => {
    update(({ values, submits }) => ({ values, submits: submits + 1 }));
    const { values } = held.current;
    const { isRight, onSubmit } = latest.current;
    if (isRight(values)) await onSubmit(values);
  }, [update]);
  const reset = useCallback(
    (values: Values = beginning.current) => {
      beginning.current = values;
      update(() => ({ values, submits: 0 }));
    },
    [update],
  );

  return { ...state, update, submit, reset };
}
