/** A copy one level deep of a list or a record of values. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...value] as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}
