import { Readable } from "node:stream";
import type { FileStore } from "#src/platform/files/file-store.ts";
import type { Platform } from "#src/platform/platform.ts";
import { chargeQuota, type QuotaUser } from "./charge-quota.ts";

/** Charged before the bytes, so that concurrent uploads cannot all take the rest of a quota. */
const SLICE_BYTES = 1_000_000;

/** A store whose incoming files use the upload quota, a megabyte at a time; a file beyond it is cut off with 429. */
export function meteredStore(
  service: Pick<Platform, "config" | "db" | "now" | "metrics" | "store">,
  user: QuotaUser,
): FileStore {
  const { store, db } = service;
  return {
    ...store,
    receive: (name, content, isTruncated) =>
      store.receive(
        name,
        Readable.from(
          meter(content, () => chargeQuota(service, db, user, "uploadBytes", SLICE_BYTES)),
          { objectMode: false },
        ),
        isTruncated,
      ),
  };
}

async function* meter(content: Readable, useSlice: () => Promise<void>): AsyncGenerator<Buffer> {
  let countedBytes = 0;
  let seenBytes = 0;
  // The reader of the request closes its parts, with the error thrown here.
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    seenBytes += chunk.length;
    while (countedBytes < seenBytes) {
      await useSlice();
      countedBytes += SLICE_BYTES;
    }
    yield chunk;
  }
}
