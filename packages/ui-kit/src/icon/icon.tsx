import { classNames } from "../class-names.ts";
import { iconPaths } from "./icon-paths.ts";

/** Names of the icon set. */
export type IconName = keyof typeof iconPaths;

export interface IconProps {
  readonly name: IconName;
  /** `small` goes with the text, `medium` is 24 and `large` 32 pixels. */
  readonly size?: "small" | "medium" | "large" | undefined;
  /** Spoken name; left out, the icon is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** An icon of the kit's set in the colour of the text around it. */
export function Icon({ name, size = "medium", title, className }: IconProps) {
  const names = classNames("sg-icon", size !== "medium" && `sg-icon--${size}`, className);
  if (title === undefined) {
    return (
      <svg className={names} viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <path d={iconPaths[name]} />
      </svg>
    );
  }
  return (
    <svg className={names} viewBox="0 0 24 24" focusable="false" role="img" aria-label={title}>
      <title>{title}</title>
      <path d={iconPaths[name]} />
    </svg>
  );
}
