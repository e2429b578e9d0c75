import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";

/** So much of both ends of a file tells it from another of the same name and size. */
const SAMPLE_BYTES = 65_536;

/** Where this browser keeps which upload of a claim a file belongs to, over a reload; by a hash alone, since names of files tell of people. */
export async function uploadMemory(
  client: ApiClient,
  claimId: string,
  file: File,
): Promise<StoredText> {
  return storedText(storageKeyFor(client, `upload.${await fingerprintOf(claimId, file)}`));
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
