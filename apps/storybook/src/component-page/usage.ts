/** How a component is to be used, as its stories say in `parameters.usage`. */
export interface Usage {
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What each key does; empty for what cannot be reached by keyboard. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[];
}

/** Tells whether a parameter is a whole {@link Usage}. */
export function isUsage(value: unknown): value is Usage {
  return (
    typeof value === "object" &&
    value !== null &&
    "do" in value &&
    "dont" in value &&
    "keyboard" in value &&
    [value.do, value.dont, value.keyboard].every(Array.isArray)
  );
}
