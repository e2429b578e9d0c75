import { runInThread } from "./run-in-thread.ts";

const THREAD = new URL("./heic-picture.thread.ts", import.meta.url);
const TIMEOUT_MS = 20_000;
const MAX_HEAP_MEGABYTES = 512;
/** Number of recently viewed pictures in the cache, so that a page shows them again at once. */
const KEPT = 24;

const pictures = new Map<string, Promise<Uint8Array>>();

/**
 * JPEG of a HEIC picture, which browsers cannot show, scaled down for a screen. `storedAs` is the random name of the
 * file. Throws if it cannot be decoded within 20 seconds, 1 GB and 64 megapixels.
 */
export function heicPicture(
  storedAs: string,
  read: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const made =
    pictures.get(storedAs) ??
    read().then((content) =>
      runInThread<Uint8Array>(THREAD, content, {
        timeoutMs: TIMEOUT_MS,
        maxHeapMegabytes: MAX_HEAP_MEGABYTES,
      }),
    );
  // Moves to the end: the first one is the least recently used.
  pictures.delete(storedAs);
  pictures.set(storedAs, made);
  for (const oldest of pictures.keys()) {
    if (pictures.size <= KEPT) break;
    pictures.delete(oldest);
  }
  return made.catch((error: unknown) => {
    pictures.delete(storedAs);
    throw error;
  });
}
