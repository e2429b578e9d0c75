import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon/icon.tsx";

/** One error of a form: the id of the field it belongs to, if any, and what to do about it. */
export interface SummaryError {
  readonly fieldId?: string | undefined;
  readonly text: ReactNode;
}

export interface ErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly SummaryError[];
  /** Grows with each failed submit; every change moves the focus here. */
  readonly attempt?: number | undefined;
  readonly children?: ReactNode;
}

/** All errors of a form on top of it: takes the focus and links to the fields. */
export function ErrorSummary({ title, errors, attempt = 1, children }: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (empty || attempt < 1) return;
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: "start" });
  }, [empty, attempt]);

  if (empty) return null;
  return (
    <section
      ref={box}
      className="sg-error-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 className="sg-error-summary__title" id={titleId}>
        <Icon name="alert" />
        {title}
      </h2>
      <ul className="sg-error-summary__list">
        {errors.map(({ fieldId, text }, index) => (
          <li key={fieldId ?? `general-${index}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = event.currentTarget.ownerDocument.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  const place = field.closest(".sg-field") ?? field;
  place.scrollIntoView?.({ block: "start" });
}
