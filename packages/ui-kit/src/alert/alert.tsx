import type { ReactNode } from "react";
import type { Tone } from "../badge/badge.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

export interface AlertProps extends ElementAttributes<"div", "title"> {
  /** Severity; determines the icon and the background. */
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Actions: retry, a phone number. */
  readonly actions?: ReactNode;
  /** `assertive` interrupts (an error just happened), `polite` waits, `off` was there from the start. */
  readonly live?: "assertive" | "polite" | "off" | undefined;
  /** Above the page at the top of the screen, for a state that concerns all of it. */
  readonly floating?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Icon of a tone. */
const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  neutral: "info",
  info: "info",
  success: "check",
  warning: "alert",
  danger: "alert",
};

const ROLES = { assertive: "alert", polite: "status", off: undefined } as const;

/** A message in the flow of the page, or above it. */
export const Alert = /* @__PURE__ */ withRef(function Alert({
  tone = "info",
  title,
  children,
  actions,
  live = "off",
  floating = false,
  className,
  ...attributes
}: AlertProps) {
  return (
    <div
      {...attributes}
      className={classNames(
        "sg-alert",
        `sg-tone-${tone}`,
        floating && "sg-alert--floating",
        className,
      )}
      role={ROLES[live]}
    >
      <Icon name={TONE_ICONS[tone]} className="sg-alert__icon" />
      <div className="sg-alert__body">
        {title ? <p className="sg-alert__title">{title}</p> : null}
        {children}
        {actions ? <div className="sg-alert__actions">{actions}</div> : null}
      </div>
    </div>
  );
});
