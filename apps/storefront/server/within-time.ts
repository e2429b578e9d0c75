/** A promise's result, or a rejection with `late()` once so many milliseconds have passed. */
export async function withinTime<T>(
  milliseconds: number,
  promise: Promise<T>,
  late: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, milliseconds));
  });
  return Promise.race([promise, tooLong]).finally(() => clearTimeout(timer));
}
