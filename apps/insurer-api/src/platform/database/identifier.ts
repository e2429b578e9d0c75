const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Tells whether a text from outside can be one of our ids, so that a database never meets another. */
export const isIdentifier = (text: string) => UUID.test(text);
