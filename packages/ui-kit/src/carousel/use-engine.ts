import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CarouselEngine } from "./carousel-engine.ts";

/** The engine once it is awake; `wake` fetches it, and gives `undefined` where it did not come. */
export function useEngine(view: RefObject<HTMLElement | null>, autoplayMs: number | undefined) {
  const [engine, setEngine] = useState<CarouselEngine>();
  const waking = useRef<Promise<CarouselEngine | undefined>>(undefined);

  const wake = useCallback(() => {
    waking.current ??= import("./carousel-engine.ts")
      .then(({ startCarousel }) => {
        if (view.current === null) return undefined;
        const started = startCarousel(view.current, autoplayMs);
        setEngine(started);
        return started;
      })
      .catch(() => undefined);
    return waking.current;
  }, [view, autoplayMs]);

  useEffect(
    () => () => {
      void waking.current?.then((started) => started?.destroy());
      waking.current = undefined;
      setEngine(undefined);
    },
    [],
  );

  return { engine, wake };
}
