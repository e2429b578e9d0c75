import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children"> {
  readonly icon: IconName;
  /** What it does, in words: there is no visible text. */
  readonly label: string;
  /** `framed` stands out on a picture, `quiet` has no edge. */
  readonly variant?: "quiet" | "framed" | undefined;
}

/** A 44 px button with an icon only. */
export function IconButton({
  icon,
  label,
  variant = "quiet",
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames("sg-icon-button", `sg-icon-button--${variant}`, className)}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
