import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { useTooltip } from "./use-tooltip.ts";

export interface TooltipProps {
  /** Spoken name of the mark, such as "Что такое активный отдых". */
  readonly label: string;
  /** The hint: a sentence or two without links and buttons, those need a Popover. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** An "i" whose hint shows on hover, focus and tap, stays while pointed at and leaves with Escape. */
export function Tooltip({ label, children, className }: TooltipProps) {
  const id = useId();
  const { root, button, bubble, touches, show, showOrHide, hideSoon } = useTooltip();
  return (
    <span className={classNames("sg-tooltip", className)} ref={root}>
      <button
        ref={button}
        type="button"
        className="sg-popover__opener sg-popover__opener--icon"
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hideSoon}
        onPointerDown={touches}
        onFocus={show}
        onBlur={hideSoon}
        onClick={showOrHide}
      >
        <Icon name="info" />
      </button>
      <span
        ref={bubble}
        id={id}
        className="sg-bubble"
        popover="manual"
        role="tooltip"
        onPointerEnter={show}
        onPointerLeave={hideSoon}
      >
        {children}
      </span>
    </span>
  );
}
