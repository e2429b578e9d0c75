/** Lets a function work once for each content it is given; content is replaced, never changed. */
export function memoizeByObject<Content extends object, Result>(
  make: (content: Content) => Result,
): (content: Content) => Result {
  const made = new WeakMap<Content, { result: Result }>();
  return (content) => {
    const known = made.get(content) ?? { result: make(content) };
    made.set(content, known);
    return known.result;
  };
}
