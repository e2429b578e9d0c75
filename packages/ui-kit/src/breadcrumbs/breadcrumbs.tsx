import { classNames, type ElementAttributes, withRef } from "../element/element.ts";

/** One step of the path to a page. */
export interface Crumb {
  readonly label: string;
  /** Omitted for the page itself. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends ElementAttributes<"nav"> {
  readonly label: string;
  /** The pages above this one, the home page first, this page last. */
  readonly crumbs: readonly Crumb[];
  readonly className?: string | undefined;
}

/** The path to this page; on phones only the step back. */
export const Breadcrumbs = /* @__PURE__ */ withRef(function Breadcrumbs({
  label,
  crumbs,
  className,
  ...attributes
}: BreadcrumbsProps) {
  return (
    <nav {...attributes} className={classNames("sg-crumbs", className)} aria-label={label}>
      <ol className="sg-crumbs__list">
        {crumbs.map(({ label: text, href }) => (
          <li key={text} className="sg-crumbs__item">
            {href ? (
              <a className="sg-crumbs__link" href={href}>
                {text}
              </a>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
