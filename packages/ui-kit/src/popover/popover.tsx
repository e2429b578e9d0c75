import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { useEscape } from "../escape/use-escape.ts";
import { Icon } from "../icon/icon.tsx";

const GAP_PX = 8;

export interface PopoverProps extends ElementAttributes<"div", "title"> {
  /** Text of the button that opens it; with the look `icon` it is visually hidden. */
  readonly opener: string;
  /** `text` a link-like button, `icon` a round "i" beside the explained element. */
  readonly look?: "text" | "icon" | undefined;
  /** Heading of the popover. */
  readonly title: ReactNode;
  readonly closeText: string;
  /** Whether it is open, when controlled; pass `onOpenChange` with it. */
  readonly open?: boolean | undefined;
  /** Whether it is initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Content of the popover; it may contain links and buttons. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An explanation that opens beside its button: a native popover, so it works before scripts do. */
export const Popover = /* @__PURE__ */ withRef(function Popover({
  opener,
  look = "text",
  title,
  closeText,
  open,
  defaultOpen,
  onOpenChange,
  children,
  className,
  ...attributes
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(defaultOpen);
  const wanted = open ?? kept;

  // The browser opens and closes it before its owner is notified.
  useEffect(() => {
    if (wanted !== undefined) bubble.current?.togglePopover?.(wanted);
  });

  useEscape(
    wanted === true,
    () => bubble.current?.hidePopover?.(),
    () => bubble.current?.parentElement,
  );

  function follow({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    const isOpen = newState === "open";
    if (isOpen && button.current) placeBubble(currentTarget, button.current);
    if (isOpen !== wanted) onOpenChange?.(isOpen);
    setKept(isOpen);
  }

  return (
    <div {...attributes} className={classNames("sg-popover", className)}>
      <button
        ref={button}
        type="button"
        className={`sg-popover__opener sg-popover__opener--${look}`}
        aria-label={look === "icon" ? opener : undefined}
        popoverTarget={id}
      >
        {look === "icon" ? <Icon name="info" /> : opener}
      </button>
      <div
        ref={bubble}
        id={id}
        className="sg-bubble"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        onToggle={follow}
      >
        <div className="sg-bubble__head">
          <strong id={`${id}-title`}>{title}</strong>
          <IconButton
            icon="close"
            label={closeText}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        <div className="sg-bubble__body">{children}</div>
      </div>
    </div>
  );
});

/** Places a bubble below its opener, or above where there is more room, in engines without CSS anchors. */
export function placeBubble(bubble: HTMLElement, opener: HTMLElement): void {
  if (window.CSS?.supports?.("position-area", "block-end")) return;
  const { top, bottom, left, width } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const size = bubble.getBoundingClientRect();
  const isBelow = bottom + GAP_PX + size.height <= clientHeight || top < clientHeight - bottom;
  const rightmost = clientWidth - size.width - GAP_PX;
  const x = Math.max(GAP_PX, Math.min(left + width / 2 - size.width / 2, rightmost));
  const y = isBelow ? bottom + GAP_PX : top - GAP_PX - size.height;
  bubble.style.setProperty("--sg-bubble-x", `${Math.round(x + window.scrollX)}px`);
  bubble.style.setProperty("--sg-bubble-y", `${Math.round(y + window.scrollY)}px`);
}
