const MAX_DEPTH = 40;
const MAX_NODES = 20_000;

/** What is wrong with a payload before any schema looks at it. */
export type PayloadViolation = "tooDeep" | { readonly field: string };

/** Text that no database takes and nobody can type: U+0000 and halves of surrogate pairs. */
export function isStorableText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/**
 * Walks a payload without recursion: too deep or too many values, or a text that cannot be stored
 * (answered with the top-level field it stands in).
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
