import { useApiClient } from "@sughurta/api-client/react";
import { useEffect, useRef, useState } from "react";
import { type KeptFiles, keepFiles, readKeptFiles } from "./kept-files.ts";

/** Brings chosen files back after a reload, and keeps those that have not arrived (decision 27). */
export function useKeptFiles(
  claimId: string | undefined,
  waiting: readonly File[],
  onRestored: (kept: KeptFiles) => void,
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
    void readKeptFiles(client).then((kept) => {
      if (isLeft) return;
      if (kept) restore.current(kept);
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
    void keepFiles(client, { claimId, files: latest.current });
  }, [client, isRead, claimId, key]);
}
