/** One step of the path to a page. */
export interface Crumb {
  readonly label: string;
  /** Left out for the page itself. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps {
  readonly label: string;
  /** The pages above this one, the home page first, this page last. */
  readonly crumbs: readonly Crumb[];
}

/** The path to this page; on phones only the step back. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav className="sg-crumbs" aria-label={label}>
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
}
