/**
 * The history of the application around an order, so that each step is an entry of it (SPEC-64).
 * The application names the step in its address, for example as `?step=`.
 */
export interface OrderHistory {
  /** Name of the step in the address; `undefined` where it names none, which is the first step. */
  readonly step: string | undefined;
  /** Makes a new entry for a step, so that Back leads to the one before. */
  readonly push: (step: string) => void;
  /** Names another step in the entry that is there. */
  readonly replace: (step: string) => void;
}
