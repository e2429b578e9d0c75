import type { ServerFieldMap } from "./server-errors.ts";

/** One key of a payload: the field of the form that shows its error, and the sent value. */
export interface WireField<Values, Sent> {
  readonly field: Extract<keyof Values, string>;
  readonly sent: (values: Values) => Sent;
}

/** Every key of a payload with its field of the form. */
export type WireFields<Values> = Readonly<Record<string, WireField<Values, unknown>>>;

/** The payload that fields of a form become. */
export type PayloadOf<
  Fields extends Readonly<Record<string, { sent: (values: never) => unknown }>>,
> = {
  [Key in keyof Fields]: ReturnType<Fields[Key]["sent"]>;
};

/**
 * Names a field of a form with these values, and how it is sent where it is not sent as it is:
 * `const field = wireField<Values>()`, then `{ email: field("holderEmail", (email) => email || undefined) }`.
 */
export function wireField<Values>() {
  function field<Name extends Extract<keyof Values, string>>(
    name: Name,
  ): WireField<Values, Values[Name]>;
  function field<Name extends Extract<keyof Values, string>, Sent>(
    name: Name,
    send: (value: Values[Name], values: Values) => Sent,
  ): WireField<Values, Sent>;
  function field<Name extends Extract<keyof Values, string>>(
    name: Name,
    send: (value: Values[Name], values: Values) => unknown = (value) => value,
  ): WireField<Values, unknown> {
    return { field: name, sent: (values) => send(values[name], values) };
  }
  return field;
}

/** The payload of a form's values. */
export function toPayload<Values, Fields extends WireFields<Values>>(
  fields: Fields & WireFields<Values>,
  values: Values,
): PayloadOf<Fields> {
  const entries = Object.entries(fields).map(([key, { sent }]) => [key, sent(values)] as const);
  // Each key of the table has its own value type, as declared by `PayloadOf`.
  return Object.fromEntries(entries) as PayloadOf<Fields>;
}

/** The field of the form for each key of a payload, to show what the service refused. S0 §8. */
export function getServerFields<Values>(fields: WireFields<Values>): ServerFieldMap {
  return Object.fromEntries(Object.entries(fields).map(([key, { field }]) => [key, field]));
}
