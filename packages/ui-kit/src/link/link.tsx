import type { ReactNode } from "react";
import { ButtonContent, type ButtonLook, buttonClass } from "../button/button.tsx";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";

export interface LinkProps extends ElementAttributes<"a", "href"> {
  readonly href: string;
  readonly children?: ReactNode;
  /** `plain` inherits the text's colour and is underlined on hover only: for menus and titles. */
  readonly look?: "text" | "plain" | undefined;
  /** Opens a new tab, which is announced and shown by an icon. */
  readonly newTabText?: string | undefined;
}

/** Links whose text is the number or address itself. */
const VERBATIM = /^(?:tel|mailto):/;

/** A plain anchor: works before and without scripts. */
export const Link = /* @__PURE__ */ withRef(function Link({
  look = "text",
  newTabText,
  className,
  children,
  ...anchor
}: LinkProps) {
  const away = newTabText ? ({ target: "_blank", rel: "noopener" } as const) : undefined;
  return (
    <a
      translate={VERBATIM.test(anchor.href) ? "no" : undefined}
      {...away}
      {...anchor}
      className={classNames("sg-link", `sg-link--${look}`, className)}
    >
      {newTabText ? <AwayText title={newTabText}>{children}</AwayText> : children}
    </a>
  );
});

/** The text of a link that opens a new tab; the icon stays on the line of the last word. */
function AwayText({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = typeof children === "string" ? children : "";
  const lastWord = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text ? text.slice(0, lastWord) : children}
      <span className="sg-link__end">
        {text.slice(lastWord)}
        <Icon name="external" size="small" title={title} />
      </span>
    </>
  );
}

export interface ButtonLinkProps extends ButtonLook, ElementAttributes<"a", "href"> {
  readonly href: string;
  readonly children?: ReactNode;
}

/** A link styled as a button. */
export const ButtonLink = /* @__PURE__ */ withRef(function ButtonLink({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  className,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <a {...anchor} className={classNames(buttonClass({ variant, size, wide }), className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
});
