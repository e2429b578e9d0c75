import { useTexts } from "@sughurta/i18n";
import { type Audience, getAudience } from "@sughurta/session";
import { useLocation } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";

const TABS: readonly { audience: Audience; href: string }[] = [
  { audience: "clients", href: "/" },
  { audience: "business", href: "/jur" },
  { audience: "partners", href: "/partners" },
];

/** The three audiences; the one whose link prefixes the path is current (SPEC-2). */
export function AudienceTabs() {
  const { t } = useTexts(shellTexts);
  const { pathname } = useLocation();
  const active = getAudience(pathname);
  const isHome = TABS.some(({ href }) => href === pathname);
  return (
    <nav className="sf-tabs" aria-label={t("audience.label")}>
      <ul className="sf-tabs__list">
        {TABS.map(({ audience, href }) => (
          <li key={audience}>
            <a
              className="sf-tab"
              href={href}
              aria-current={audience === active ? (isHome ? "page" : "true") : undefined}
            >
              {t(`audience.${audience}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
