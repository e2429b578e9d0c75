/** Response timeout in milliseconds. */
export const RESPONSE_TIMEOUT_MS = 15_000;
/** Upload timeout in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 300_000;
/** Timeout of a chunk of a file in milliseconds; it is sent again afterwards. */
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
