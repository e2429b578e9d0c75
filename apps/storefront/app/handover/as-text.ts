/** Content on its way to the browser: as text, which is made once however many pages carry it. */
export interface AsText<T extends object> {
  readonly json: string;
  /** Never there: only the type of what the text stands for. */
  readonly of?: T;
}

const texts = new WeakMap<object, AsText<object>>();
const contents = new WeakMap<AsText<object>, object>();

/**
 * Content as loader data. React Router would take it to pieces for every page anew, which takes
 * longer than anything else that a loader does; a text it passes on as it is.
 */
export function asText<T extends object>(content: T): AsText<T> {
  const known = texts.get(content);
  if (known) return known as AsText<T>;
  const text: AsText<T> = { json: JSON.stringify(content) };
  texts.set(content, text);
  contents.set(text, content);
  return text;
}

/** The content of loader data: the same object each time. */
export function fromText<T extends object>(text: AsText<T>): T {
  const known = contents.get(text);
  if (known) return known as T;
  const content = JSON.parse(text.json) as T;
  contents.set(text, content);
  return content;
}
