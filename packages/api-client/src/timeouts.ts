/** Milliseconds to wait for an answer. */
export const ANSWER_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for an upload. */
export const UPLOAD_TIMEOUT_MS = 300_000;
/** Milliseconds to wait for a piece of a file, which is sent again when it does not arrive. */
export const CHUNK_TIMEOUT_MS = 60_000;

/**
 * A signal that aborts with a `TimeoutError` after a time. `AbortSignal.timeout` is missing in Chrome before 103 and Safari
 * before 16.
 */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const abort = new AbortController();
  const timer: unknown = setTimeout(
    () => abort.abort(new DOMException("The time is over.", "TimeoutError")),
    milliseconds,
  );
  // In Node a pending timer would keep the process running.
  if (typeof timer === "object") (timer as { unref?: () => void }).unref?.();
  return abort.signal;
}
