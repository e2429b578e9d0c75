import { createHash } from "node:crypto";
import { FILE_HEAD_BYTES } from "@sughurta/domain/file-format";
import type { ReceivedFile } from "./file-store.ts";

/** Size, hash and first bytes of a file. */
export type SeenFile = Pick<ReceivedFile, "sizeBytes" | "sha256" | "head">;

/** Computes the digest of a file while it is streamed. */
export interface FileDigest {
  add(chunk: Uint8Array): void;
  /** Called once, after the last chunk. */
  seen(): SeenFile;
}

/** Creates an empty digest. */
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
