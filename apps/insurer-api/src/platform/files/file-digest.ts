import { createHash } from "node:crypto";
import { FILE_HEAD_BYTES } from "@sughurta/domain/file-format";
import type { ReceivedFile } from "./file-store.ts";

/** What was seen of a file whose bytes have passed. */
export type SeenFile = Pick<ReceivedFile, "sizeBytes" | "sha256" | "head">;

/** Looks at the bytes of a file as they pass. */
export interface FileDigest {
  add(chunk: Uint8Array): void;
  /** Once, after the last chunk. */
  seen(): SeenFile;
}

/** A digest that has seen nothing yet. */
export function createFileDigest(): FileDigest {
  const hash = createHash("sha256");
  const head: Uint8Array[] = [];
  let sizeBytes = 0;
  return {
    add(chunk) {
      hash.update(chunk);
      if (sizeBytes < FILE_HEAD_BYTES) head.push(chunk.subarray(0, FILE_HEAD_BYTES - sizeBytes));
      sizeBytes += chunk.length;
    },
    seen: () => ({ sizeBytes, sha256: hash.digest("hex"), head: Buffer.concat(head) }),
  };
}
