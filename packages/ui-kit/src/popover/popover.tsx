import { type ReactNode, type ToggleEvent, useId, useRef } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { placeBubble } from "./place-bubble.ts";

export interface PopoverProps {
  /** Text of the button that opens it; with the look `icon` it is only spoken. */
  readonly opener: string;
  /** `text` a link-like button, `icon` a round "i" beside what it explains. */
  readonly look?: "text" | "icon" | undefined;
  /** Heading of what opens. */
  readonly title: ReactNode;
  readonly closeText: string;
  /** What opens; it may hold links and buttons. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An explanation that opens beside its button: a native popover, so it works before scripts do. */
export function Popover({
  opener,
  look = "text",
  title,
  closeText,
  children,
  className,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    if (newState === "open" && button.current) placeBubble(currentTarget, button.current);
  }

  return (
    <div className={classNames("sg-popover", className)}>
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
        id={id}
        className="sg-bubble"
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        onToggle={place}
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
}
