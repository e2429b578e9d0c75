import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames, type ElementAttributes, useSharedRef, withRef } from "../element/element.ts";
import { useEscape } from "../escape/use-escape.ts";
import { Heading } from "../heading/heading.tsx";
import { useHistoryEntry } from "./use-history-entry.ts";

/** Distance from which a dragged sheet closes. */
const CLOSING_PX = 96;

const BACK_MS = 160;

export interface PullToClose {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** A sheet with input is not closed by dragging: it returns. */
  readonly mayClose: () => boolean;
}

export interface DialogProps
  extends ElementAttributes<
    "dialog",
    "title" | "open" | "onClose" | "onCancel" | "onMouseDown" | "onInput"
  > {
  readonly open: boolean;
  /**
   * Requested by the close button, Escape, a press outside a dialog without input or dragging it down, or the browser's
   * Back.
   */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeText: string;
  /** Actions that are always visible at the bottom. */
  readonly footer?: ReactNode;
  /** Maximum width; on a phone as wide as the screen. */
  readonly size?: "small" | "medium" | "large" | undefined;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** Native modal dialog: moves the focus in and restores it; a sheet at the bottom of a phone, at most 80 % of its height. */
export const Dialog = /* @__PURE__ */ withRef(function Dialog({
  open,
  onClose,
  title,
  closeText,
  footer,
  size = "medium",
  children,
  className,
  ref,
  ...attributes
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogRef = useSharedRef(dialog, ref);
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = useRef(false);
  useHistoryEntry(open, id, onClose);
  useEscape(open, onClose, () => dialog.current);
  const pull = usePullToClose({ sheet: dialog, onClose, mayClose: () => !edited.current });

  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || node === null) return;
    const before = node.ownerDocument.activeElement;
    edited.current = false;
    show(node);
    const unlock = lockScroll(node.ownerDocument.documentElement);
    const first = node.querySelector<HTMLElement>("[data-autofocus]") ?? heading.current;
    first?.focus();
    return () => {
      hide(node);
      unlock();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  function cancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function closeBeside(event: MouseEvent<HTMLDialogElement>) {
    const isBeside = event.target === event.currentTarget;
    // An accidental press must not discard input: then only the button, Escape and Back close it.
    if (isBeside && !edited.current) onClose();
  }

  function noteEdit() {
    edited.current = true;
  }

  return (
    <dialog
      {...attributes}
      ref={dialogRef}
      className={classNames("sg-dialog", `sg-dialog--${size}`, className)}
      aria-labelledby={`${id}-title`}
      onCancel={cancel}
      onMouseDown={closeBeside}
      onInput={noteEdit}
    >
      {open ? (
        <div className="sg-dialog__sheet">
          <div className="sg-dialog__head" {...pull}>
            <Heading
              level={2}
              className="sg-dialog__title"
              id={`${id}-title`}
              ref={heading}
              tabIndex={-1}
            >
              {title}
            </Heading>
            <IconButton icon="close" label={closeText} onClick={onClose} />
          </div>
          <div className="sg-dialog__body">{children}</div>
          {footer ? <div className="sg-dialog__foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
});

/** Engines without modal dialogs still show it, in place. */
function show(node: HTMLDialogElement): void {
  if (node.open) return;
  if (typeof node.showModal === "function") node.showModal();
  else node.setAttribute("open", "");
}

function hide(node: HTMLDialogElement): void {
  if (typeof node.close === "function") node.close();
  else node.removeAttribute("open");
}

/** Prevents the page behind from scrolling. Where we own the whole page, the stylesheet does. */
function lockScroll(page: HTMLElement): () => void {
  if (page.classList.contains("sughurta")) return () => {};
  const before = page.style.overflow;
  page.style.overflow = "hidden";
  return () => {
    page.style.overflow = before;
  };
}

/** Lets touch drag a sheet down by its head; spread the result on the head. */
function usePullToClose({ sheet, onClose, mayClose }: PullToClose) {
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
