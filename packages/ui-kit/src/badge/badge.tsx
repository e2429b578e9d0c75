import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

/** Meaning of a badge or an alert. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

export interface BadgeProps {
  /** What kind of state it names. */
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A word of state on a quiet ground. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={classNames("sg-badge", `sg-tone-${tone}`, className)}>
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
    </span>
  );
}
