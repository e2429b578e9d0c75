import { useApiClient } from "@sughurta/api-client/react";
import { useEffect, useRef, useState } from "react";
import { readStoredFiles, type StoredFiles, storeFiles } from "./stored-files.ts";

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
