import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Heading } from "../heading/heading.tsx";
import { Container } from "../layout/layout.tsx";

export interface SectionProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  readonly title?: ReactNode;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  /** A link beside the title, such as "all products". */
  readonly action?: ReactNode;
  /** `sunken` sets it on a quiet ground. */
  readonly tone?: "plain" | "sunken" | undefined;
  /** Level of the heading in the page, 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A part of a page with its heading and the page's vertical rhythm. */
export function Section({
  title,
  lead,
  action,
  tone = "plain",
  level = 2,
  className,
  children,
  ...section
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...section}
      className={classNames("sg-section", tone === "sunken" && "sg-section--sunken", className)}
    >
      <Container>
        {title ? (
          <header className="sg-section__head">
            <div>
              <Heading level={level} id={titleId}>
                {title}
              </Heading>
              {lead ? <p className="sg-section__lead">{lead}</p> : null}
            </div>
            {action}
          </header>
        ) : null}
        {children}
      </Container>
    </section>
  );
}
