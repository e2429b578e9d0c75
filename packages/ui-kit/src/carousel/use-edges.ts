import { type RefObject, useEffect, useState } from "react";

/** The ends of a scrolling list that are visible. */
export interface Edges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Browsers round scroll positions. */
const ROUNDING_PX = 1;

/** Visible ends of the list; `undefined` until the browser has laid it out. */
export function useEdges(list: RefObject<HTMLElement | null>): Edges | undefined {
  const [edges, setEdges] = useState<Edges>();

  useEffect(() => {
    const node = list.current;
    if (node === null || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const now = edgesOf(node);
      setEdges((before) => (before && sameEdges(before, now) ? before : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    node.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener("scroll", measure);
    };
  }, [list]);

  return edges;
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edges {
  const left = Math.abs(scrollLeft);
  return {
    atStart: left <= ROUNDING_PX,
    atEnd: left + clientWidth >= scrollWidth - ROUNDING_PX,
  };
}

function sameEdges(one: Edges, other: Edges): boolean {
  return one.atStart === other.atStart && one.atEnd === other.atEnd;
}
