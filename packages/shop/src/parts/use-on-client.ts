import { useState, useSyncExternalStore } from "react";

/** A value that only a browser can read, read once; `undefined` on a server and until hydration. */
export function useOnClient<T>(read: () => T): T | undefined {
  const [readOnce] = useState(() => once(read));
  return useSyncExternalStore(never, readOnce, nothing);
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const never = () => () => undefined;
const nothing = () => undefined;
