import { type ApiClient, type StoredText, storageKeyFor, storedText } from "@sughurta/api-client";

/** Length of both ends of a file that distinguishes it from another of the same name and size. */
const SAMPLE_BYTES = 65_536;

/**
 * Storage of the upload of a claim to which a file belongs, over a reload; keyed by a hash only, since file names may
 * contain personal data.
 */
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
