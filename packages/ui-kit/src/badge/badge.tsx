import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

/** Meaning of a badge or an alert. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

export interface BadgeProps extends ElementAttributes<"span"> {
  /** Kind of state. */
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A state label on a quiet background. */
export const Badge = /* @__PURE__ */ withRef(function Badge({
  tone = "neutral",
  icon,
  children,
  className,
  ...attributes
}: BadgeProps) {
  return (
    <span {...attributes} className={classNames("sg-badge", `sg-tone-${tone}`, className)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </span>
  );
});
