import { useCallback, useRef } from "react";

/**
 * Gives the key of a request: the same one for the same content, so that sending it again after a lost answer makes
 * nothing twice; another one once anything was changed.
 */
export function useRequestKey(): (content: unknown) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((asked) => {
    const content = JSON.stringify(asked);
    if (content !== last.current.content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
