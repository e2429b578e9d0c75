import { useEffect, useRef, useState } from "react";
import type { CarouselEdges, CarouselEngine } from "./carousel-engine.ts";

const NEAR_SCREEN = "300px";

/** Loads the engine when the list comes near the screen; until then it is a plain scrolling list. */
export function useCarousel(autoplayMs: number | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<CarouselEngine>();
  const [edges, setEdges] = useState<CarouselEdges>({ atStart: true, atEnd: false });
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const node = view.current;
    if (node === null || typeof IntersectionObserver === "undefined") return;
    let started: CarouselEngine | undefined;
    let gone = false;
    const delay = prefersStillness() ? undefined : autoplayMs;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void import("./carousel-engine.ts").then(({ startCarousel }) => {
          if (gone) return;
          started = startCarousel(node, delay, setEdges);
          setEngine(started);
          setPlaying(delay !== undefined);
        });
      },
      { rootMargin: NEAR_SCREEN },
    );
    observer.observe(node);
    return () => {
      gone = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [autoplayMs]);

  function pause() {
    engine?.pause();
    setPlaying(false);
  }

  function play() {
    engine?.play();
    setPlaying(true);
  }

  return { view, engine, edges, playing, play, pause };
}

function prefersStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
