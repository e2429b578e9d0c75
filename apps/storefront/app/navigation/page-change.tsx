import { useTexts } from "@sughurta/i18n";
import { useEffect, useRef, useState } from "react";
import {
  useLocation,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";

/** Below this duration a navigation shows no progress. */
const SLOW_AFTER_MS = 150;

/** True while the next page is slow to load. */
function useSlowNavigation(): boolean {
  const navigating = useNavigation().state !== "idle";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!navigating) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [navigating]);
  return slow;
}

export const MAIN_ID = "content";

/**
 * During a slow navigation: a progress line on top, announced too. After it: restores the scroll position, moves the
 * focus to the heading and announces the title.
 */
export function PageChange() {
  const { t } = useTexts(shellTexts);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  const slow = useSlowNavigation();
  // The hook alone: React Router's component would write an inline script.
  useScrollRestoration();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById(MAIN_ID);
    const heading = hash ? null : main?.querySelector<HTMLElement>("h1");
    const target = heading ?? main;
    if (!target || hash) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <>
      {slow ? <div className="sf-progress" /> : null}
      <p className="sg-visually-hidden" role="status" aria-live="polite">
        {slow ? t("loading") : title}
      </p>
    </>
  );
}
