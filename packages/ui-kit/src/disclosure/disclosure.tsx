import { type ReactNode, useState } from "react";

export interface DisclosureProps {
  /** The line that opens it. */
  readonly line: ReactNode;
  /** Something inside is chosen, wrong or missing: it is open and cannot be closed. */
  readonly staysOpen: boolean;
  readonly className: string;
  /** A class for the line that opens it. */
  readonly lineClassName: string;
  readonly children: ReactNode;
}

/** What fewer people need, behind a line that opens it; never closed over what has to be seen. */
export function Disclosure({
  line,
  staysOpen,
  className,
  lineClassName,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(staysOpen);
  return (
    <details
      className={className}
      open={isOpen || staysOpen}
      onToggle={({ currentTarget }) => {
        if (staysOpen) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary className={lineClassName} aria-disabled={staysOpen || undefined}>
        {line}
      </summary>
      {children}
    </details>
  );
}
