import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import { Rosette } from "../ikat/rosette.tsx";

export interface EmptyStateProps extends ElementAttributes<"div", "title"> {
  /** Without the rosette: for errors and waiting states. */
  readonly plain?: boolean | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Actions: a retry, a link home, the support number. */
  readonly actions?: ReactNode;
  /** Level of the heading in the page, 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** An empty or failed state: reason, and next step. */
export const EmptyState = /* @__PURE__ */ withRef(function EmptyState({
  plain = false,
  title,
  children,
  actions,
  level = 2,
  className,
  ...attributes
}: EmptyStateProps) {
  return (
    <div {...attributes} className={classNames("sg-empty", className)}>
      {plain ? null : <Rosette />}
      <Heading level={level} className="sg-empty__title">
        {title}
      </Heading>
      {children ? <div className="sg-empty__text">{children}</div> : null}
      {actions ? <div className="sg-empty__actions">{actions}</div> : null}
    </div>
  );
});
