import { classNames } from "../element/class-names.ts";
import { type ElementAttributes, withRef } from "../element/element.ts";
import { iconPaths } from "./icon-paths.ts";

/** Names of the icon set. */
export type IconName = keyof typeof iconPaths;

export interface IconProps extends ElementAttributes<"svg"> {
  readonly name: IconName;
  /** `small` for use in text, `medium` is 24 and `large` 32 pixels. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Accessible name; without it, the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon of the ui-kit's set in the colour of the surrounding text. */
export const Icon = /* @__PURE__ */ withRef(function Icon({
  name,
  size = "medium",
  title,
  className,
  ...attributes
}: IconProps) {
  const svg = {
    ...attributes,
    className: classNames("sg-icon", size !== "medium" && `sg-icon--${size}`, className),
    viewBox: "0 0 24 24",
    focusable: "false",
  } as const;
  if (title === undefined) {
    return (
      <svg {...svg} aria-hidden="true">
        <path d={iconPaths[name]} />
      </svg>
    );
  }
  return (
    <svg {...svg} role="img" aria-label={title}>
      <title>{title}</title>
      <path d={iconPaths[name]} />
    </svg>
  );
});
