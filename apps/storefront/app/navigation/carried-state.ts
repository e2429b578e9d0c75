/** What one page hands to the next; it is in the memory of the page alone (SPEC-30). */
export interface CarriedState<Value> {
  /** Keeps a value for the next page: the answer may be put into navigation state. */
  readonly toNavigationState: (value: Value) => { readonly carriedId: string };
  /** The value of a navigation state; `undefined` once the page it came from is gone. */
  readonly inNavigationState: (state: unknown) => Value | undefined;
  /** Forgets the value once the next page has it: after a reload its own draft is newer. */
  readonly forget: () => void;
}

/** A way from one page to the next that leaves nothing in the history, in storage or on the server. */
export function carriedState<Value>(): CarriedState<Value> {
  let waiting: { readonly id: string; readonly value: Value } | undefined;
  return {
    toNavigationState: (value) => {
      const id = crypto.randomUUID();
      waiting = { id, value };
      return { carriedId: id };
    },
    inNavigationState: (state) =>
      waiting !== undefined && Object(state).carriedId === waiting.id ? waiting.value : undefined,
    forget: () => {
      waiting = undefined;
    },
  };
}
