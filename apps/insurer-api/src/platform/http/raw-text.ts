const MAX_DEPTH = 40;
const MAX_NODES = 20_000;

/** Fault of a payload that is found before validation by a schema. */
export type PayloadViolation = "tooDeep" | { readonly field: string };

/** Whether a text can be stored and typed: no U+0000 and no halves of surrogate pairs. */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/**
 * Checks a payload without recursion: too deep or too many values, or a text that cannot be stored (reported at its
 * top-level field).
 */
export function payloadViolation(payload: unknown): PayloadViolation | undefined {
  const stack: { value: unknown; depth: number; field: string }[] = [
    { value: payload, depth: 0, field: "" },
  ];
  let nodes = 0;
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, depth, field } = next;
    nodes += 1;
    if (depth > MAX_DEPTH || nodes > MAX_NODES) return "tooDeep";
    if (typeof value === "string" && !isStorableText(value)) return { field };
    if (typeof value !== "object" || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      if (!isStorableText(key)) return { field };
      stack.push({ value: item, depth: depth + 1, field: depth === 0 ? key : field });
    }
  }
  return undefined;
}
