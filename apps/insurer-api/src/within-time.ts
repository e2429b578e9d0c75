/** Somebody else took longer than we wait. */
export class TooSlowError extends Error {
  readonly code = "tooSlow";
}

/** The promise's result, or a {@link TooSlowError} after so many milliseconds. */
export async function withinTime<Result>(
  timeoutMs: number,
  promise: Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`No answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
