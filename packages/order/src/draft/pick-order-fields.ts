/**
 * The fields of a form that an order has under the same name, in the form's types: numbers become text where the form
 * has text. Missing fields retain their initial value.
 */
export function pickOrderFields<Values extends object>(
  begun: Values,
  order: object,
): Partial<Values> {
  const sent = new Map<string, unknown>(Object.entries(order));
  const known = Object.entries(begun).flatMap(([field, value]) => {
    const given = sent.get(field);
    if (typeof given === typeof value && typeof value !== "object") return [[field, given]];
    return typeof value === "string" && typeof given === "number" ? [[field, String(given)]] : [];
  });
  // Each has the type of the form's initial value.
  return Object.fromEntries(known) as Partial<Values>;
}
