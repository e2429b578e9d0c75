import isPlainObject from "./is-plain-object.ts";

/** A copy of lists and plain records at any depth; everything else, such as a file, is shared. */
export default function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(Object(value)).map(([key, item]) => [key, cloneDeep(item)]);
  return Object.fromEntries(entries) as T;
}
