/** Another party took longer than the time limit. */
export class TooSlowError extends Error {
  readonly code = "tooSlow";
}

/** The promise's result, or a rejection with `late()` (a {@link TooSlowError}) after so many milliseconds. */
export async function withTimeout<Result>(
  timeoutMs: number,
  promise: Promise<Result>,
  late: () => Error = () => new TooSlowError(`No answer in ${timeoutMs} ms`),
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, timeoutMs));
  });
  try {
    return await Promise.race([promise, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
