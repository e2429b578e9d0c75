import { type ApiClient, storageName } from "@sughurta/api-client";

/** So much of both ends of a file tells it from another of the same name and size. */
const SAMPLE_BYTES = 65_536;

/** Where this browser keeps which upload a file belongs to, over a reload. */
export interface UploadMemory {
  read(): string | undefined;
  keep(uploadId: string): void;
  forget(): void;
}

/** Remembers the upload of a file to a claim; by a hash alone, since names of files tell of people. */
export async function uploadMemory(
  client: ApiClient,
  claimId: string,
  file: File,
): Promise<UploadMemory> {
  const name = storageName(client, `upload.${await fingerprintOf(claimId, file)}`);
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      // A blocked storage only means that a reload begins the file anew.
      return undefined;
    }
  };
  return {
    read: () => attempt(() => localStorage.getItem(name)) ?? undefined,
    keep: (uploadId) => attempt(() => localStorage.setItem(name, uploadId)),
    forget: () => attempt(() => localStorage.removeItem(name)),
  };
}

async function fingerprintOf(claimId: string, file: File): Promise<string> {
  const ends = [file.slice(0, SAMPLE_BYTES), file.slice(-SAMPLE_BYTES)];
  const content = await new Blob([
    claimId,
    "\0",
    file.name,
    `\0${file.size}\0`,
    ...ends,
  ]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
