import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { createSleep, type Sleep } from "./sleep.ts";

/** Distance from the screen, in pixels, at which a part wakes. */
const NEAR_PX = 400;

export interface WakeNearProps {
  /** What wakes. Give the same element each time, a constant: a new one would wake it early. */
  readonly children: ReactNode;
  /** Stands for it where no server rendered it. */
  readonly fallback?: ReactNode;
}

/**
 * Leaves what the server rendered as plain HTML until it comes near the screen or is touched; only
 * then its code is fetched. What was sent or pressed before is done once it is awake.
 */
export function WakeNear({ children, fallback }: WakeNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sleep] = useState(createSleep);

  useEffect(() => {
    const part = box.current;
    if (part === null) return;
    if (!("IntersectionObserver" in globalThis)) return sleep.end();
    const stopWatching = sleep.watch(part);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sleep.end();
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(part);
    return () => {
      observer.disconnect();
      stopWatching();
    };
  }, [sleep]);

  const sleeping = useMemo(
    () => (
      <Suspense fallback={fallback}>
        <Sleeper sleep={sleep}>{children}</Sleeper>
      </Suspense>
    ),
    [children, fallback, sleep],
  );
  return <div ref={box}>{sleeping}</div>;
}

function Sleeper({ sleep, children }: { readonly sleep: Sleep; readonly children: ReactNode }) {
  // What suspends in React 18 and 19 alike: a thrown promise.
  if (typeof document !== "undefined" && !sleep.isOver()) throw sleep.whenOver;
  useEffect(() => sleep.wokeUp(), [sleep]);
  return children;
}
