/** How a component is to be used, as its stories say in `parameters.usage`. */
export interface Usage {
  /** The situation that asks for it. */
  readonly when: string;
  /** What to take otherwise, and where. */
  readonly instead: readonly (readonly [other: string, where: string])[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** How its texts are written; left out where it has none. */
  readonly words?: string;
  /** What a screen reader says. */
  readonly spoken: string;
  /** The version that brought it; `next` until that is released. */
  readonly since: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What each key does; empty for what cannot be reached by keyboard. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[];
}

const SENTENCES = ["when", "spoken", "since"];
const LISTS = ["instead", "anatomy", "do", "dont", "keyboard"];

/** Whether a parameter is a whole {@link Usage}. */
export function isUsage(value: unknown): value is Usage {
  if (typeof value !== "object" || value === null) return false;
  const part = new Map<string, unknown>(Object.entries(value));
  const isSaid = (name: string) => typeof part.get(name) === "string" && part.get(name) !== "";
  return SENTENCES.every(isSaid) && LISTS.every((name) => Array.isArray(part.get(name)));
}
