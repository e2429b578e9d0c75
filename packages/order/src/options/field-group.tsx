import { classNames } from "@sughurta/ui-kit";
import type { ReactNode, Ref } from "react";

export interface FieldGroupProps {
  readonly title: ReactNode;
  /** The heading of the step, or the label of the only field, says the same: the title is for screen readers. */
  readonly titleHidden?: boolean | undefined;
  /** A sentence under the title. */
  readonly hint?: ReactNode;
  /** The element itself, such as to move its rows; React 18 gives a component no `ref`. */
  readonly innerRef?: Ref<HTMLFieldSetElement> | undefined;
  readonly children: ReactNode;
}

/** Fields of an order that belong together under a heading of their own. */
export function FieldGroup({
  title,
  titleHidden = false,
  hint,
  innerRef,
  children,
}: FieldGroupProps) {
  return (
    <fieldset className="sg-group" ref={innerRef}>
      <legend className={classNames("sg-group__title", titleHidden && "sg-group__title--hidden")}>
        {title}
      </legend>
      {hint ? <p className="sg-group__hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
