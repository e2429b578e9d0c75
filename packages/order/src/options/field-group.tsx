import type { ReactNode } from "react";

export interface FieldGroupProps {
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields of an order that belong together under a heading of their own. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  return (
    <fieldset className="sg-group">
      <legend className="sg-group__title">{title}</legend>
      {hint ? <p className="sg-group__hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
