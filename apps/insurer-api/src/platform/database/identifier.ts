const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an external text can be one of our ids; other texts are never sent to the database. */
export const isIdentifier = (text: string) => UUID.test(text);
