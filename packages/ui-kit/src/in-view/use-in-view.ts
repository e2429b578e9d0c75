import { type RefObject, useEffect, useState } from "react";

/**
 * Becomes true for good once an element is in the viewport, or within `distance` in CSS of it; at once in a browser
 * without support.
 */
export function useInView(element: RefObject<Element | null>, distance = "0px"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === "undefined") {
      return setNear(true);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, distance]);
  return near;
}
