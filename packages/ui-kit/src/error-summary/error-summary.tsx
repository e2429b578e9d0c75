import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { classNames, type ElementAttributes, useSharedRef, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import { Icon } from "../icon/icon.tsx";

/** Number of errors shown before the rest is expanded. */
const FIRST_ERRORS = 3;

/** One error of a form: the id of its field, if any, and how to correct it. */
export interface SummaryError {
  readonly fieldId?: string | undefined;
  /** Group of the field, such as "Traveller 2": errors of one group are together under its name. */
  readonly group?: string | undefined;
  readonly text: ReactNode;
}

export interface ErrorSummaryProps extends ElementAttributes<"section", "title"> {
  readonly title: ReactNode;
  /** A sentence under the title. */
  readonly text?: ReactNode;
  /** The errors, with the id of the linked field of each. */
  readonly errors: readonly SummaryError[];
  /** Increases with each failed submit; every change moves the focus here. */
  readonly attempt?: number | undefined;
  /** Text of the button that shows the rest of a long list, such as "and 7 more". */
  readonly moreText: (count: number) => string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The errors of a form above it, three at first, all of them by group: takes the focus and links to the fields. */
export const ErrorSummary = /* @__PURE__ */ withRef(function ErrorSummary({
  title,
  text,
  errors,
  attempt = 1,
  moreText,
  children,
  className,
  ref,
  ...attributes
}: ErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const boxRef = useSharedRef(box, ref);
  const shownFor = useRef(0);
  const [isWhole, setIsWhole] = useState(false);
  const empty = errors.length === 0;
  const shown = isWhole ? errors : errors.slice(0, FIRST_ERRORS);
  const rest = errors.length - shown.length;

  useEffect(() => {
    // An error that appears again during its correction takes no focus.
    if (empty || attempt === shownFor.current) return;
    shownFor.current = attempt;
    if (attempt < 1) return;
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: "start" });
  }, [empty, attempt]);

  useEffect(() => {
    // The button has disappeared: the first item it revealed takes the focus.
    if (isWhole) box.current?.querySelectorAll("li")[FIRST_ERRORS]?.querySelector("a")?.focus();
  }, [isWhole]);

  if (empty) return null;
  return (
    <section
      {...attributes}
      ref={boxRef}
      className={classNames("sg-error-summary", className)}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div className="sg-error-summary__head">
        <Heading level={2} className="sg-error-summary__title" id={titleId}>
          <Icon name="alert" />
          {title}
        </Heading>
        {rest > 0 ? (
          <Button variant="quiet" iconEnd="chevron-down" onClick={() => setIsWhole(true)}>
            {moreText(rest)}
          </Button>
        ) : null}
      </div>
      {text ? <p className="sg-error-summary__text">{text}</p> : null}
      {rest > 0 ? (
        <ErrorGroup group={undefined} errors={shown} />
      ) : (
        getGroups(shown).map(({ group, errors }, index) => (
          <ErrorGroup key={`group-${index}`} group={group} errors={errors} />
        ))
      )}
      {children}
    </section>
  );
});

interface ErrorGroupProps {
  readonly group: string | undefined;
  readonly errors: readonly SummaryError[];
}

function ErrorGroup({ group, errors }: ErrorGroupProps) {
  const nameId = useId();
  return (
    <>
      {group === undefined ? null : (
        <Heading level={3} className="sg-error-summary__group" id={nameId}>
          {group}
        </Heading>
      )}
      <ul
        className="sg-error-summary__list"
        aria-labelledby={group === undefined ? undefined : nameId}
      >
        {errors.map(({ fieldId, text }, index) => (
          <li key={fieldId ?? `general-${index}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  if (goToField(fieldId)) event.preventDefault();
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Groups adjacent errors with the same group. */
function getGroups(errors: readonly SummaryError[]): ErrorGroupProps[] {
  const groups: { readonly group: string | undefined; readonly errors: SummaryError[] }[] = [];
  for (const error of errors) {
    const last = groups.at(-1);
    if (last && last.group === error.group) last.errors.push(error);
    else groups.push({ group: error.group, errors: [error] });
  }
  return groups;
}

/**
 * Puts the focus on a field by its id, with label and message scrolled into view; returns whether it is on the page.
 */
export function goToField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (field === null) return false;
  field.focus({ preventScroll: true });
  const place = field.closest(".sg-field") ?? field;
  place.scrollIntoView?.({ block: "start" });
  return true;
}
