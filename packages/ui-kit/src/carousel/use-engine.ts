import { lazyModule } from "@sughurta/lazy-module";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { CarouselEngine } from "./carousel-engine.ts";

const carouselEngine = lazyModule(() => import("./carousel-engine.ts"));

/** The engine once it is loaded; `loadEngine` fetches it, and returns `undefined` where that failed. */
export function useEngine(view: RefObject<HTMLElement | null>, autoplayMs: number | undefined) {
  const [engine, setEngine] = useState<CarouselEngine>();
  const waking = useRef<Promise<CarouselEngine | undefined>>(undefined);

  const loadEngine = useCallback(() => {
    waking.current ??= carouselEngine
      .load()
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

  return { engine, loadEngine };
}
