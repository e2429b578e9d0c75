import type { ReactNode } from "react";

export interface GroupProps {
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together under a heading of their own. */
export function Group({ title, hint, children }: GroupProps) {
  return (
    <fieldset className="sg-travel-group">
      <legend className="sg-travel-group__title">{title}</legend>
      {hint ? <p className="sg-travel-group__hint">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
