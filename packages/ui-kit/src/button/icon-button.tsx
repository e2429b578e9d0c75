import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

export interface IconButtonProps extends ElementAttributes<"button"> {
  readonly icon: IconName;
  /** Accessible name of the action: there is no visible text. */
  readonly label: string;
  /** `framed` for use on a picture, `quiet` without a border. */
  readonly variant?: "quiet" | "framed" | undefined;
}

/** A 44 px button with an icon only. */
export const IconButton = /* @__PURE__ */ withRef(function IconButton({
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
});
