import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";

/** Weight of an action: one `primary` per screen, `accent` only on a dark band. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "accent" | "danger";

/** Look of a button; shared by buttons and links styled as buttons. */
export interface ButtonLook {
  /** Weight of the action, `primary` by default. */
  readonly variant?: ButtonVariant | undefined;
  /** `large` for the final action of a screen; `medium` by default. */
  readonly size?: "medium" | "large" | undefined;
  /** As wide as its column. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** Picture after the text, such as an arrow. */
  readonly iconEnd?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, ElementAttributes<"button"> {
  /** Loading: presses are ignored, the label stays, a spinner is shown. */
  readonly busy?: boolean | undefined;
  /** What is missing before this can be pressed; announced when it is pressed all the same. */
  readonly unavailableReason?: string | undefined;
  readonly children?: ReactNode;
}

/** Starts an action on this page; for navigation use `ButtonLink`. */
export const Button = /* @__PURE__ */ withRef(function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy = false,
  unavailableReason,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  const [isPressed, setPressed] = useState(false);
  const blocked = unavailableReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || blocked) {
      event.preventDefault();
      event.stopPropagation();
      if (blocked) setPressed(true);
      return;
    }
    onClick?.(event);
  }

  const reasonShown = blocked && isPressed;
  return (
    <>
      <button
        type="button"
        {...button}
        className={classNames(buttonClass({ variant, size, wide }), className)}
        aria-disabled={busy || blocked ? true : button["aria-disabled"]}
        aria-busy={busy ? true : undefined}
        aria-describedby={reasonShown ? reasonId : button["aria-describedby"]}
        onClick={press}
      >
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
        {busy ? <Spinner className="sg-button__spinner" /> : null}
      </button>
      {blocked ? (
        <span className="sg-button-reason" role="status" id={reasonId}>
          {reasonShown ? unavailableReason : null}
        </span>
      ) : null}
    </>
  );
});

/** Class list of a button's look, for other elements. */
export function buttonClass({ variant = "primary", size = "medium", wide }: ButtonLook): string {
  return classNames(
    "sg-button",
    `sg-button--${variant}`,
    size === "large" && "sg-button--large",
    wide && "sg-button--wide",
  );
}

/** Label of a button between its icons. */
export function ButtonContent({
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, "icon" | "iconEnd"> & { readonly children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className="sg-button__label">{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </>
  );
}
