import type { ReactNode } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

export interface PhoneTextProps extends ElementAttributes<"span"> {
  /** The number as it is written in the language of the page. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A phone number in a sentence, on one line. */
export const PhoneText = /* @__PURE__ */ withRef(function PhoneText({
  children,
  className,
  ...attributes
}: PhoneTextProps) {
  return (
    <span translate="no" {...attributes} className={classNames("sg-phone", className)}>
      {children}
    </span>
  );
});
