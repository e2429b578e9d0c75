import { type ReactNode, useId } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Heading } from "../heading/heading.tsx";
import { Container } from "../layout/layout.tsx";

export interface SectionProps extends ElementAttributes<"section", "title"> {
  readonly title?: ReactNode;
  /** A sentence or two below the title. */
  readonly lead?: ReactNode;
  /** A link beside the title, such as "all products". */
  readonly action?: ReactNode;
  /** `sunken` has a quiet background. */
  readonly ground?: "plain" | "sunken" | undefined;
  readonly children?: ReactNode;
  /** Level of the heading in the page, 2 by default. */
  readonly level?: 1 | 2 | 3 | undefined;
}

/** A part of a page with its heading and the page's vertical rhythm. */
export const Section = /* @__PURE__ */ withRef(function Section({
  title,
  lead,
  action,
  ground = "plain",
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
      className={classNames("sg-section", ground === "sunken" && "sg-section--sunken", className)}
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
});
