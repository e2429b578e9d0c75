import { type ReactNode, type SyntheticEvent, useState } from "react";
import { type ElementAttributes, withRef } from "../element/element.ts";

export interface DisclosureProps extends ElementAttributes<"details", "onToggle"> {
  /** The line that opens it. */
  readonly line: ReactNode;
  /** Content is chosen, invalid or missing: it is open and cannot be closed. */
  readonly staysOpen?: boolean | undefined;
  /** Whether it is open, when controlled; pass `onOpenChange` with it. */
  readonly open?: boolean | undefined;
  /** Whether it is initially open. */
  readonly defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  readonly className?: string | undefined;
  /** A class for the line that opens it. */
  readonly lineClassName?: string | undefined;
  readonly children: ReactNode;
}

/** Less common content, behind a line that opens it; never closed over content that has to be visible. */
export const Disclosure = /* @__PURE__ */ withRef(function Disclosure({
  line,
  staysOpen = false,
  open,
  defaultOpen = staysOpen,
  onOpenChange,
  lineClassName,
  children,
  ...attributes
}: DisclosureProps) {
  const [kept, setKept] = useState(defaultOpen);
  const isOpen = staysOpen || (open ?? kept);

  function toggle({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
    const isAsked = details.open !== isOpen && !staysOpen;
    if (isAsked) onOpenChange?.(details.open);
    // It opens and closes before its owner is notified.
    if (staysOpen || open !== undefined) details.open = isOpen;
    setKept(details.open);
  }

  return (
    <details {...attributes} open={isOpen} onToggle={toggle}>
      <summary className={lineClassName} aria-disabled={staysOpen || undefined}>
        {line}
      </summary>
      {children}
    </details>
  );
});
