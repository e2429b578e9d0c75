/** Caches a function's result for each content object; content objects are replaced, never changed. */
export function memoizeByObject<Content extends object, Result>(
  make: (content: Content) => Result,
): (content: Content) => Result {
  const results = new WeakMap<Content, { result: Result }>();
  return (content) => {
    const known = results.get(content) ?? { result: make(content) };
    results.set(content, known);
    return known.result;
  };
}
