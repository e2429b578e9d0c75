/** One difference between two versions; "" on a side that has no value there. */
export interface Difference {
  /** Such as `title.tg` or `items.0.link`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** A changed text, between the parts that both versions share at the start and at the end. */
export interface ChangedText {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

const CONTEXT_LENGTH = 60;

/** Differences between two versions of an item, field by field. */
export function getDifferences(before: unknown, after: unknown): Difference[] {
  const old = new Map(getLeaves(before, ""));
  const young = new Map(getLeaves(after, ""));
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? "", after: young.get(path) ?? "" }))
    .filter((one) => one.before !== one.after);
}

function getLeaves(value: unknown, path: string): [string, string][] {
  if (value === undefined || value === null || value === false) return [];
  if (typeof value !== "object") return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, part]) =>
    getLeaves(part, path === "" ? name : `${path}.${name}`),
  );
}

/** Shortens a difference to the change, with a little of the text around it. */
export function changedText({ before, after }: Difference): ChangedText {
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before[same] === after[same]) same += 1;
  let tail = 0;
  while (tail < least - same && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const start = before.slice(0, same);
  const end = before.slice(before.length - tail);
  return {
    start: start.length > CONTEXT_LENGTH ? `…${start.slice(-CONTEXT_LENGTH)}` : start,
    removed: before.slice(same, before.length - tail),
    added: after.slice(same, after.length - tail),
    end: end.length > CONTEXT_LENGTH ? `${end.slice(0, CONTEXT_LENGTH)}…` : end,
  };
}
