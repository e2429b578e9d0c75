/**
 * The fields of a form that an order names in the same way, as the form holds them: numbers become text
 * where the form holds text. What the order lacks stays as it begins.
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
  // Each is of the kind that the form begins with.
  return Object.fromEntries(known) as Partial<Values>;
}
