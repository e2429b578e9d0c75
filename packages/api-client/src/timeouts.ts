/** Milliseconds to wait for an answer. */
export const ANSWER_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for an upload. */
export const UPLOAD_TIMEOUT_MS = 300_000;
