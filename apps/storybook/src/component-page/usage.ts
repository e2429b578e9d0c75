/** How to use a component, from its stories' `parameters.usage`. */
export interface Usage {
  /** When to use it. */
  readonly when: string;
  /** Alternatives, and when to use them. */
  readonly instead: readonly (readonly [other: string, where: string])[];
  /** Its parts, from the outside in. */
  readonly anatomy: readonly string[];
  /** Writing style of its texts; omitted where it has none. */
  readonly words?: string;
  /** Screen reader announcements. */
  readonly screenReader: string;
  /** The version that added it; `next` until that is released. */
  readonly since: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Function of each key; empty for components without keyboard focus. */
  readonly keyboard: readonly (readonly [key: string, effect: string])[];
}

const SENTENCES = ["when", "screenReader", "since"];
const LISTS = ["instead", "anatomy", "do", "dont", "keyboard"];

/** Whether a parameter is a whole {@link Usage}. */
export function isUsage(value: unknown): value is Usage {
  if (typeof value !== "object" || value === null) return false;
  const part = new Map<string, unknown>(Object.entries(value));
  const isSaid = (name: string) => typeof part.get(name) === "string" && part.get(name) !== "";
  return SENTENCES.every(isSaid) && LISTS.every((name) => Array.isArray(part.get(name)));
}
