/** Milliseconds to wait for an answer. */
export const ANSWER_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for an upload. */
export const UPLOAD_TIMEOUT_MS = 300_000;
/** Milliseconds to wait for a piece of a file, which is sent again when it does not arrive. */
export const CHUNK_TIMEOUT_MS = 60_000;
