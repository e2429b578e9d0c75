/** Result of a callback request that a form without scripts posted. */
export type CallbackOutcome =
  | { readonly kind: "requestRegistred" | "errorExist" | "unavailable" }
  /** The phone as typed, which is not a valid number. */
  | { readonly kind: "mistyped"; readonly typed: string }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** Path of the page with the form, and of its POST. */
export const CALLBACK_PATH = "/callback";

/** Status of the page that shows an outcome. */
export const CALLBACK_STATUSES: Readonly<Record<CallbackOutcome["kind"], number>> = {
  requestRegistred: 200,
  errorExist: 409,
  mistyped: 422,
  tooMany: 429,
  unavailable: 503,
};
