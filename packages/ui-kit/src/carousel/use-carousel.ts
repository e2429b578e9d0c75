import { lazyModule } from "@sughurta/lazy-module";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../element/element.ts";
import { useInView } from "../in-view/use-in-view.ts";
import type { CarouselEngine } from "./carousel-engine.ts";

const NEAR_SCREEN = "300px";

/**
 * A scroll-snap list that works without its engine. The engine is loaded when the user touches the list, or before the
 * first automatic move once it is near the viewport.
 */
export function useCarousel(autoplayMs: number | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const edges = useEdges(list);
  const { engine, loadEngine } = useEngine(view, autoplayMs);
  const [playing, setPlaying] = useState(false);
  const near = useInView(view, NEAR_SCREEN) && autoplayMs !== undefined;
  const moves = edges !== undefined && !(edges.atStart && edges.atEnd);

  useEffect(() => {
    if (near) setPlaying(!prefersReducedMotion());
  }, [near]);

  useEffect(() => {
    if (!playing || !moves || engine || autoplayMs === undefined) return;
    const timer = setTimeout(
      () => void loadEngine().then((woken) => (woken ? woken.next() : setPlaying(false))),
      autoplayMs,
    );
    return () => clearTimeout(timer);
  }, [playing, moves, engine, autoplayMs, loadEngine]);

  useEffect(() => {
    if (engine && !playing) engine.pause();
  }, [engine, playing]);

  function prepare() {
    if (moves) void loadEngine();
  }

  async function step(direction: 1 | -1) {
    const woken = await loadEngine();
    if (!woken) scrollByOne(list.current, direction);
    else if (direction === 1) woken.next();
    else woken.previous();
  }

  function pause() {
    setPlaying(false);
  }

  function play() {
    engine?.play();
    setPlaying(true);
  }

  return { view, list, edges, moves, playing, prepare, step, play, pause };
}

/** Replacement for the engine's functions in a list whose engine could not be loaded. */
function scrollByOne(list: HTMLElement | null, direction: 1 | -1): void {
  const slide = list?.firstElementChild;
  if (slide) list.scrollBy({ left: direction * slide.clientWidth, behavior: "smooth" });
}

/** The ends of a scrolling list that are visible. */
interface Edges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Browsers round scroll positions. */
const ROUNDING_PX = 1;

/** Visible ends of the list; `undefined` until the browser has laid it out. */
function useEdges(list: RefObject<HTMLElement | null>): Edges | undefined {
  const [edges, setEdges] = useState<Edges>();

  useEffect(() => {
    const node = list.current;
    if (node === null || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const now = getEdges(node);
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

function getEdges({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edges {
  const left = Math.abs(scrollLeft);
  return {
    atStart: left <= ROUNDING_PX,
    atEnd: left + clientWidth >= scrollWidth - ROUNDING_PX,
  };
}

function sameEdges(one: Edges, other: Edges): boolean {
  return one.atStart === other.atStart && one.atEnd === other.atEnd;
}

const carouselEngine = lazyModule(() => import("./carousel-engine.ts"));

/** The engine once it is loaded; `loadEngine` fetches it, and returns `undefined` where that failed. */
function useEngine(view: RefObject<HTMLElement | null>, autoplayMs: number | undefined) {
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
