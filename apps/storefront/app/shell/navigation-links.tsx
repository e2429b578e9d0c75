import type { HeaderItem } from "@sughurta/contracts";
import { useLocation } from "react-router";

/** Sections of an audience, from the content service. */
export function NavigationLinks({ items }: { items: readonly HeaderItem[] }) {
  const { pathname } = useLocation();
  if (items.length === 0) return null;
  return (
    <ul className="sf-links">
      {items.map(({ id, title, link }) => (
        <li key={id}>
          <a href={link} aria-current={link === pathname ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
