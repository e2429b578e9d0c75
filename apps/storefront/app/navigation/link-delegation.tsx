import { afterHistoryEntry } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { innerTarget, isPlainClick, linkAround } from "./link-target.ts";
import { allowsPageTransition, getNamePattern } from "./page-transition.ts";
import { usePressedLink } from "./pressed-link.ts";

/** Hover time after which a link is prefetched, in milliseconds. */
const HOVER_MS = 80;

interface Connection {
  readonly saveData?: boolean;
}

/** The visitor has enabled reduced data usage. */
const savesData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/**
 * Handles clicks on plain anchors of any package by client-side navigation, and prefetches the next page when a finger,
 * pointer or focus comes near, unless data saving is on. Clicks with a modifier are left to the browser.
 */
export function LinkDelegation() {
  const navigate = useNavigate();
  const [next, setNext] = useState<string>();
  const press = usePressedLink();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkAround(event.target) : undefined;
      if (!link) return;
      if (link.hasAttribute("data-native")) {
        event.preventDefault();
        afterHistoryEntry(() => location.assign(link.href));
        return;
      }
      const target = innerTarget(link, location);
      if (!target) return;
      event.preventDefault();
      press(link);
      const replace = target === location.pathname + location.search;
      const viewTransition = !replace && allowsPageTransition();
      if (viewTransition) getNamePattern(link);
      afterHistoryEntry(() => void navigate(target, { replace, viewTransition }));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, press]);

  useEffect(() => {
    if (savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = (event: Event) => {
      const link = linkAround(event.target);
      const target = link && innerTarget(link, location)?.split("#", 1)[0];
      clearTimeout(timer);
      if (!target || target === location.pathname + location.search) return;
      timer = setTimeout(
        // The router reloads the page when the code of the next one cannot be loaded.
        () => navigator.onLine && setNext(target),
        event.type === "touchstart" ? 0 : HOVER_MS,
      );
    };
    const options = { passive: true };
    document.addEventListener("touchstart", prefetch, options);
    document.addEventListener("mouseover", prefetch, options);
    document.addEventListener("focusin", prefetch, options);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("touchstart", prefetch);
      document.removeEventListener("mouseover", prefetch);
      document.removeEventListener("focusin", prefetch);
    };
  }, []);

  return next ? <PrefetchPageLinks page={next} /> : null;
}
