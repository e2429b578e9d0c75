import type { UseFormState } from "./form-state.ts";
import { usePlainFormState } from "./use-plain-form-state.ts";

let engine: UseFormState = usePlainFormState;

/** Lets another hook hold every form that is shown from now on. */
export function setFormEngine(useFormState: UseFormState): void {
  engine = useFormState;
}

/** The hook that holds forms now. */
export function formEngine(): UseFormState {
  return engine;
}
