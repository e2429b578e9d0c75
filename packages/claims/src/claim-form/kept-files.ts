import { type ApiClient, storageName } from "@sughurta/api-client";
import { del, get, set } from "idb-keyval";

const KEPT_HOURS = 24;
const MS_PER_HOUR = 3_600_000;

/** The files of a claim that have not arrived yet. */
export interface KeptFiles {
  /** The claim that they belong to, once it has a number. */
  readonly claimId?: string | undefined;
  readonly files: readonly File[];
}

const nameOf = (client: ApiClient) => storageName(client, "claim.files");

/** Keeps chosen files in this browser, so that a reload loses none; where it cannot, they are chosen anew. */
export async function keepFiles(client: ApiClient, kept: KeptFiles): Promise<void> {
  try {
    if (kept.files.length === 0) await del(nameOf(client));
    else await set(nameOf(client), { ...kept, savedAtMs: Date.now() });
  } catch {
    // A private window or a full disk.
  }
}

/** The files that were kept within a day; older ones are removed. */
export async function readKeptFiles(client: ApiClient): Promise<KeptFiles | undefined> {
  try {
    const kept = await get<KeptFiles & { savedAtMs: number }>(nameOf(client));
    if (!kept) return undefined;
    if (Date.now() - kept.savedAtMs < KEPT_HOURS * MS_PER_HOUR) return kept;
    await del(nameOf(client));
  } catch {
    // Nothing that can be read.
  }
  return undefined;
}
