import { classNames, type ElementAttributes, withRef } from "@sughurta/ui-kit";
import type { ReactNode } from "react";

export interface FieldGroupProps extends ElementAttributes<"fieldset", "title"> {
  readonly title: ReactNode;
  /**
   * The heading of the step, or the label of the only field, has the same text: the title is for screen readers only.
   */
  readonly titleHidden?: boolean | undefined;
  /** A sentence under the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields of an order that belong together under a heading of their own. */
export const FieldGroup = /* @__PURE__ */ withRef(function FieldGroup({
  title,
  titleHidden = false,
  hint,
  children,
  className,
  ...fieldset
}: FieldGroupProps) {
  return (
    <fieldset {...fieldset} className={classNames("sg-group", className)}>
      <legend className={classNames("sg-group__title", titleHidden && "sg-group__title--hidden")}>
        {title}
      </legend>
      {hint ? <p className="sg-group__hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
});
