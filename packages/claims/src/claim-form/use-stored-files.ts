import { type ApiClient, storageKeyFor } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { del, get, set } from "idb-keyval";
import { useEffect, useRef, useState } from "react";

const STORED_HOURS = 24;
const MS_PER_HOUR = 3_600_000;

/** The files of a claim that are not uploaded yet. */
export interface StoredFiles {
  /** Their claim, once it has a number. */
  readonly claimId?: string | undefined;
  readonly files: readonly File[];
}

const getName = (client: ApiClient) => storageKeyFor(client, "claim.files");

/**
 * Stores chosen files in this browser, so that a reload loses none; where that is impossible, they are chosen again.
 */
export async function storeFiles(client: ApiClient, stored: StoredFiles): Promise<void> {
  try {
    if (stored.files.length === 0) await del(getName(client));
    else await set(getName(client), { ...stored, savedAtMs: Date.now() });
  } catch {
    // A private window or a full disk.
  }
}

/** The files that were stored within a day; older ones are removed. */
async function readStoredFiles(client: ApiClient): Promise<StoredFiles | undefined> {
  try {
    const stored = await get<StoredFiles & { savedAtMs: number }>(getName(client));
    if (!stored) return undefined;
    if (Date.now() - stored.savedAtMs < STORED_HOURS * MS_PER_HOUR) return stored;
    await del(getName(client));
  } catch {
    // Unreadable data.
  }
  return undefined;
}

/** Restores chosen files after a reload, and stores those that are not uploaded (SPEC-27). */
export function useStoredFiles(
  claimId: string | undefined,
  waiting: readonly File[],
  onRestored: (stored: StoredFiles) => void,
): void {
  const client = useApiClient();
  const [isRead, setRead] = useState(false);
  const restore = useRef(onRestored);
  const latest = useRef(waiting);
  useEffect(() => {
    restore.current = onRestored;
    latest.current = waiting;
  });

  useEffect(() => {
    let isLeft = false;
    void readStoredFiles(client).then((stored) => {
      if (isLeft) return;
      if (stored) restore.current(stored);
      setRead(true);
    });
    return () => {
      isLeft = true;
    };
  }, [client]);

  const names = waiting.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`);
  const key = JSON.stringify(names);
  const known = useRef(key);
  useEffect(() => {
    if (!isRead || known.current === `${claimId} ${key}`) return;
    known.current = `${claimId} ${key}`;
    void storeFiles(client, { claimId, files: latest.current });
  }, [client, isRead, claimId, key]);
}
