import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const PRESSED = "data-pressed";

/** Keeps the pressed style of a link, one at a time, until the next page is shown. */
export function usePressedLink(): (link: HTMLAnchorElement) => void {
  const { key } = useLocation();
  const pressed = useRef<{ readonly link: HTMLAnchorElement; readonly onPage: string }>(undefined);

  useEffect(() => {
    if (pressed.current && pressed.current.onPage !== key)
      pressed.current.link.removeAttribute(PRESSED);
  }, [key]);

  return useCallback(
    (link) => {
      pressed.current?.link.removeAttribute(PRESSED);
      link.setAttribute(PRESSED, "");
      pressed.current = { link, onPage: key };
    },
    [key],
  );
}

/** Whether a link inside an element was pressed and its page is still loading. */
export function hasPressedLink(element: Element): boolean {
  return element.querySelector(`[${PRESSED}]`) !== null;
}
