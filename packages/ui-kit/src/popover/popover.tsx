import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../element/class-names.ts";
import { type ElementAttributes, withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";
import { placeBubble } from "./place-bubble.ts";

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
