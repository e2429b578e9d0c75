/**
 * The browser history of the host application, so that each step is an entry of it (SPEC-64). The application puts the
 * step's name into its address, for example as `?step=`.
 */
export interface OrderHistory {
  /** Name of the step in the address; `undefined` where there is none, which is the first step. */
  readonly step: string | undefined;
  /** Creates a new entry for a step, so that Back returns to the previous one. */
  readonly push: (step: string) => void;
  /** Replaces the step of the current entry. */
  readonly replace: (step: string) => void;
}
