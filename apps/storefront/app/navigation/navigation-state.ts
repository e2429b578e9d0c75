/** A value passed from one page to the next; it is in the memory of the page only (SPEC-30). */
export interface NavigationState<Value> {
  /** Stores a value for the next page; the returned key may be put into navigation state. */
  readonly toNavigationState: (value: Value) => { readonly navigationId: string };
  /** The value for a navigation state; `undefined` after a reload. */
  readonly inNavigationState: (state: unknown) => Value | undefined;
  /** Deletes the value once the next page has read it: after a reload its own draft is newer. */
  readonly clear: () => void;
}

/** Passes a value from one page to the next without writing to the history, to storage or to the server. */
export function navigationState<Value>(): NavigationState<Value> {
  let waiting: { readonly id: string; readonly value: Value } | undefined;
  return {
    toNavigationState: (value) => {
      const id = crypto.randomUUID();
      waiting = { id, value };
      return { navigationId: id };
    },
    inNavigationState: (state) =>
      waiting !== undefined && Object(state).navigationId === waiting.id
        ? waiting.value
        : undefined,
    clear: () => {
      waiting = undefined;
    },
  };
}
