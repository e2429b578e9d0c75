import type { HeaderItem } from "@sughurta/contracts/content";

export interface NavigationLinksProps {
  items: readonly HeaderItem[];
  /** Link of the current page, if it is one of them. */
  current: string | undefined;
}

/** Sections of an audience, from the content service. */
export function NavigationLinks({ items, current }: NavigationLinksProps) {
  if (items.length === 0) return null;
  return (
    <ul className="sf-links">
      {items.map(({ id, title, link }) => (
        <li key={id}>
          <a href={link} aria-current={link === current ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
