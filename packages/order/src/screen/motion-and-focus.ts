import { focusField, type ZodForm } from "@sughurta/forms";
import { prefersReducedMotion } from "@sughurta/ui-kit";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

const ENTER_PX = 8;
const MOVE_MS = 160;

/**
 * Animates a change in which rows of a list are added, removed or grow; the others move to their new positions, unless
 * motion is reduced.
 */
export function moveRows(list: Element | null, change: () => void): void {
  const before = getTops(list);
  flushSync(change);
  if (prefersReducedMotion()) return;
  for (const [row, top] of getTops(list)) {
    const from = before.get(row);
    if (from === top) continue;
    const start =
      from === undefined
        ? { opacity: 0, transform: `translateY(${ENTER_PX}px)` }
        : { transform: `translateY(${from - top}px)` };
    row.animate?.([start, {}], { duration: MOVE_MS, easing: "ease-out" });
  }
}

/** Positions of the rows in a list, px. */
function getTops(list: Element | null): Map<Element, number> {
  const start = list?.getBoundingClientRect().top ?? 0;
  const rows = [...(list?.children ?? [])];
  return new Map(rows.map((row) => [row, row.getBoundingClientRect().top - start]));
}

const SLIDE_PX = 16;
const SLIDE_MS = 160;

/** Slides the fields of a step in from its direction, without the bar below them; unless motion is reduced. */
export function slideStepIn(heading: HTMLElement, side: "start" | "end"): void {
  if (prefersReducedMotion()) return;
  const form = heading.closest(".sg-order__form");
  const fields = form?.querySelectorAll(":scope > :not(.sg-order__fields), .sg-order__fields > *");
  const isMirrored = getComputedStyle(heading).direction === "rtl";
  const from = (side === "end") === isMirrored ? -SLIDE_PX : SLIDE_PX;
  const steps = [{ opacity: 0, transform: `translateX(${from}px)` }, {}];
  for (const part of fields ?? []) {
    if (part.matches(".sg-order__next, .sg-order__after")) continue;
    part.animate?.(steps, { duration: SLIDE_MS, easing: "ease-out" });
  }
}

/** A step as it was seen last, and where. */
export interface StepPicture {
  readonly form: HTMLElement;
  /** Distance to the top of the window, in pixels. */
  readonly top: number;
}

/** Copies the step on the screen, without its bar, before another one replaces it; `undefined` with reduced motion. */
export function takeStepPicture(main: HTMLElement | null): StepPicture | undefined {
  const shown = main?.querySelector<HTMLElement>(".sg-order__form");
  if (!shown || prefersReducedMotion()) return undefined;
  const form = document.createElement("div");
  form.className = shown.className;
  form.append(...[...shown.children].map((part) => part.cloneNode(true)));
  for (const part of form.querySelectorAll(".sg-order__next, .sg-order__after")) part.remove();
  for (const part of form.querySelectorAll("[id], [name]")) {
    part.removeAttribute("id");
    part.removeAttribute("name");
  }
  return { form, top: shown.getBoundingClientRect().top };
}

/** Fades the previous step out over the next one, where it was seen last. */
export function fadeStepOut(main: HTMLElement, { form, top }: StepPicture): void {
  const frame = document.createElement("div");
  frame.className = "sg-order__previous";
  frame.inert = true;
  frame.ariaHidden = "true";
  frame.append(form);
  main.append(frame);
  const offset = `translateY(${top - main.getBoundingClientRect().top}px)`;
  const steps = [
    { opacity: 1, transform: offset },
    { opacity: 0, transform: offset },
  ];
  const fading = form.animate?.(steps, { duration: SLIDE_MS, easing: "ease-out", fill: "both" });
  if (fading) fading.onfinish = () => frame.remove();
  else frame.remove();
}

/**
 * Puts the focus on a field after the next render, for a control that disappears with the change. Call it together with
 * the change: pending effects of an earlier render must not handle the request.
 */
export function useFocusAfterRender({ fields }: Pick<ZodForm, "fields">) {
  const [next, setNext] = useState<{ readonly name: string }>();

  useEffect(() => {
    if (next) focusField({ fields }, next.name);
  }, [fields, next]);

  return useCallback((name: string) => setNext({ name }), []);
}
