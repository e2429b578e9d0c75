import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../button/button.tsx";
import { classNames, type ElementAttributes, useSharedRef, withRef } from "../element/element.ts";
import { useLatest } from "../use-latest/use-latest.ts";

const SECOND_MS = 1000;

function onVisibilityChange(report: () => void) {
  document.addEventListener("visibilitychange", report);
  return () => document.removeEventListener("visibilitychange", report);
}

/** Whether the page is in a background tab, or behind another application. */
const usePageHidden = () =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === "hidden",
    () => false,
  );

/** Seconds until `onDone` on a visible page; `stop` ends it for good. Nothing runs before hydration. */
function useCountdown(seconds: number, onDone: () => void) {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const done = useLatest(onDone);
  const hidden = usePageHidden();

  useEffect(() => {
    if (stopped || hidden) return;
    if (left <= 0) {
      done.current();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, stopped, hidden]);

  return { left, stopped, stop: () => setStopped(true) };
}

export interface CountdownProps extends ElementAttributes<"div"> {
  /** Duration in seconds; at least 20. */
  readonly seconds: number;
  /** Called when the time is over. */
  readonly onDone: () => void;
  /** What will happen, with the remaining seconds. */
  readonly text: (secondsLeft: number) => ReactNode;
  /** Text of the button that stops it. */
  readonly stopText: string;
  /** Shown in place of the countdown after it was stopped. */
  readonly stoppedText: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Leaves the page when time is up unless any key, press, hover, focus or scroll stops it (S0 §4), and so before the end
 * of a download, which begins with a press. It does not run while the page is hidden.
 */
export const Countdown = /* @__PURE__ */ withRef(function Countdown({
  seconds,
  onDone,
  text,
  stopText,
  stoppedText,
  className,
  ref,
  ...attributes
}: CountdownProps) {
  const { left, stopped, stop } = useCountdown(seconds, onDone);
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useSharedRef(box, ref);
  const stopNow = useLatest(stop);

  useEffect(() => {
    const node = box.current;
    if (stopped || node === null) return;
    const halt = () => stopNow.current();
    const page = node.ownerDocument;
    // A screen reader or a voice command presses with a click alone. A scroll of a box inside the page does not bubble.
    const events = ["keydown", "pointerdown", "touchstart", "click", "focusin", "scroll"] as const;
    for (const name of events) page.addEventListener(name, halt, { passive: true, capture: true });
    node.addEventListener("pointerenter", halt);
    return () => {
      for (const name of events) page.removeEventListener(name, halt, { capture: true });
      node.removeEventListener("pointerenter", halt);
    };
  }, [stopped]);

  return (
    <div
      {...attributes}
      className={classNames("sg-countdown", className)}
      data-running={stopped ? undefined : ""}
      ref={boxRef}
    >
      <p aria-hidden="true">{stopped ? stoppedText : text(left)}</p>
      <span className="sg-visually-hidden" role="status">
        {stopped ? stoppedText : text(seconds)}
      </span>
      {stopped ? null : (
        <Button variant="quiet" icon="pause" onClick={stop}>
          {stopText}
        </Button>
      )}
    </div>
  );
});
