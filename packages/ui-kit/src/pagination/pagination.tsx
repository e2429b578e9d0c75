import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import { Icon } from "../icon/icon.tsx";

const WIDE_PAGES = 10;
const NARROW_PAGES = 5;

export interface PaginationProps extends ElementAttributes<"nav"> {
  /** The current page, 1 for the first. */
  readonly current: number;
  /** Number of pages. */
  readonly last: number;
  /** Address of a page, 1-based. */
  readonly toHref: (page: number) => string;
  readonly label: string;
  readonly previousText: string;
  readonly nextText: string;
  /** Accessible name of a page number, "страница 3". */
  readonly pageText: (page: number) => string;
  readonly className?: string | undefined;
}

/** Links to pages: ten of them, five on screens under 768 px (S0 §2). */
export const Pagination = /* @__PURE__ */ withRef(function Pagination({
  current,
  last,
  toHref,
  label,
  previousText,
  nextText,
  pageText,
  className,
  ...attributes
}: PaginationProps) {
  if (last <= 1) return null;
  const narrow = new Set(pageWindow(current, last, NARROW_PAGES));
  return (
    <nav {...attributes} className={classNames("sg-pagination", className)} aria-label={label}>
      <ul className="sg-pagination__list">
        {current > 1 ? (
          <li>
            <a className="sg-page" rel="prev" href={toHref(current - 1)} aria-label={previousText}>
              <Icon name="chevron-left" />
            </a>
          </li>
        ) : null}
        {pageWindow(current, last, WIDE_PAGES).map((page) => (
          <li key={page} className={classNames(!narrow.has(page) && "sg-pagination__wide")}>
            <a
              className="sg-page"
              href={toHref(page)}
              aria-label={pageText(page)}
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </a>
          </li>
        ))}
        {current < last ? (
          <li>
            <a className="sg-page" rel="next" href={toHref(current + 1)} aria-label={nextText}>
              <Icon name="chevron-right" />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
});

/** Page numbers to show: `size` of them around the current one, inside 1…last. */
export function pageWindow(current: number, last: number, size: number): readonly number[] {
  const count = Math.min(size, last);
  const first = Math.min(Math.max(1, current - Math.floor(count / 2)), last - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
