import type { TravelTrip } from "@sughurta/travel-flow";

type Person = Pick<TravelTrip, "holderBirthday" | "holderGender">;

/** What of a trip may stand in navigation state: choices, nothing about the person (decision 30). */
export type TripNavigationState = Omit<TravelTrip, keyof Person> & {
  /** Finds the person of this trip in the memory of this page. */
  readonly personId: string;
};

// Lives as long as the page: never on the server, in storage or in the history.
let waiting: { readonly id: string; readonly person: Person } | undefined;

/** Splits a trip for the way to the order: the answer may be put into navigation state. */
export function toNavigationState({
  holderBirthday,
  holderGender,
  ...choices
}: TravelTrip): TripNavigationState {
  const id = crypto.randomUUID();
  waiting = { id, person: { holderBirthday, holderGender } };
  return { ...choices, personId: id };
}

/** The trip of a navigation state, to be checked; `undefined` once the page it came from is gone. */
export function tripInNavigationState(state: unknown): unknown {
  if (!waiting || Object(state).personId !== waiting.id) return undefined;
  const { personId, ...choices } = Object(state);
  return { ...choices, ...waiting.person };
}

/** Forgets the person once the order has the trip: its own draft keeps it from here. */
export function forgetPersonOfTrip(): void {
  waiting = undefined;
}
