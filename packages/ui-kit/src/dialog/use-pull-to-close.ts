import { type PointerEvent, type RefObject, useRef } from "react";

/** Distance from which a dragged sheet closes. */
const CLOSING_PX = 96;
const BACK_MS = 160;

export interface PullToClose {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** A sheet with input is not closed by dragging: it returns. */
  readonly mayClose: () => boolean;
}

/** Lets touch drag a sheet down by its head; spread the result on the head. */
export function usePullToClose({ sheet, onClose, mayClose }: PullToClose) {
  const from = useRef<number>(undefined);
  const pulledBy = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY));

  function move(pixels: number) {
    if (sheet.current) sheet.current.style.translate = pixels > 0 ? `0px ${pixels}px` : "";
  }

  function springBack(pixels: number) {
    move(0);
    sheet.current?.animate?.([{ translate: `0px ${pixels}px` }, {}], {
      duration: BACK_MS,
      easing: "ease-out",
    });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest("button");
      if (event.pointerType !== "touch" || isOnButton || !mayPull(event.currentTarget)) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== undefined) move(pulledBy(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      const pixels = pulledBy(event);
      from.current = undefined;
      if (pixels < CLOSING_PX || !mayClose()) return springBack(pixels);
      move(0);
      onClose();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return;
      springBack(pulledBy(event));
      from.current = undefined;
    },
  };
}

/** CSS decides whether a head is draggable: wide dialogs are not sheets. */
function mayPull(head: HTMLElement): boolean {
  return getComputedStyle(head).touchAction === "none";
}
