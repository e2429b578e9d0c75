import { useCallback, useRef } from "react";

/**
 * Returns the key of a request: the same one for the same content, so that repeating it after a lost response has no
 * second effect; another one after a change.
 */
export function useRequestKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((asked) => {
    const content = JSON.stringify(asked);
    if (content !== last.current.content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
