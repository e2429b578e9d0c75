import { type Ref, type RefCallback, type RefObject, useCallback } from "react";

/** The ref of an element that is used by both a component, as `own`, and its user. */
export function useSharedRef<Node>(
  own: RefObject<Node | null>,
  outer: Ref<Node> | undefined,
): RefCallback<Node> {
  return useCallback(
    (node: Node | null): ReturnType<RefCallback<Node>> => {
      own.current = node;
      if (typeof outer === "function") return outer(node);
      if (outer) outer.current = node;
      return undefined;
    },
    [own, outer],
  );
}
