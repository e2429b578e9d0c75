import { useEffect, useRef, useState } from "react";
import { useInView } from "../in-view/use-in-view.ts";
import { useEdges } from "./use-edges.ts";
import { useEngine } from "./use-engine.ts";

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
    if (near) setPlaying(!prefersStillness());
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

function prefersStillness(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
