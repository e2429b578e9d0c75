import type { HeaderItem } from "@sughurta/contracts";
import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { audienceOf } from "@sughurta/session";
import { Container, Icon, Logo, VisuallyHidden } from "@sughurta/ui-kit";
import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { AudienceTabs } from "./audience-tabs.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { LoginButton } from "./login-button.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

/** Header of every page (S0 §2): audience tabs, quick links, languages, sections of the audience. */
export function SiteHeader({ shell }: { shell: ShellData }) {
  const { t } = useTexts(shellTexts);
  const { pathname } = useLocation();
  const { brand, supportPhone } = shell.config;
  const items = shell.navigation[audienceOf(pathname)];
  const current = currentOf(items, pathname);
  return (
    <header className="sf-header">
      <div className="sf-topbar">
        <Container className="sf-topbar__row">
          <AudienceTabs />
          <nav className="sf-useful" aria-label={t("header.useful")}>
            <a href="/losses">{t("header.claim")}</a>
            <a href="/offices">{t("header.offices")}</a>
          </nav>
          <a
            className="sf-phone"
            href={telHref(supportPhone)}
            aria-label={t("header.call", { phone: supportPhone })}
          >
            <Icon name="phone" size="small" />
            {supportPhone}
          </a>
          <LanguageSwitcher />
        </Container>
      </div>
      <Container className="sf-mainbar">
        <a className="sf-home" href="/">
          <Logo name={brand.name} tagline={t("tagline")} />
          <VisuallyHidden>{t("header.home")}</VisuallyHidden>
        </a>
        <nav className="sf-sections" aria-label={t("header.products")}>
          <NavigationLinks items={items} current={current} />
        </nav>
        <LoginButton />
        <MobileMenu shell={shell} />
      </Container>
    </header>
  );
}

const USEFUL_LINKS = [
  ["/blog", "header.blog"],
  ["/vacancies", "header.vacancies"],
  ["/losses", "header.claim"],
  ["/offices", "header.offices"],
] as const;

/** Escape closes the menu and gives the focus back to its button. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

function currentOf(items: readonly HeaderItem[], pathname: string): string | undefined {
  return items.find(({ link }) => link === pathname)?.link;
}

/** A native disclosure: it opens before and without scripts, and closes after a navigation. */
function MobileMenu({ shell }: { shell: ShellData }) {
  const { t } = useTexts(shellTexts);
  const { pathname, key } = useLocation();
  const items = shell.navigation[audienceOf(pathname)];
  const current = currentOf(items, pathname);
  return (
    <details className="sf-menu" key={key} onKeyDown={closeOnEscape}>
      <summary className="sf-menu__button">
        <Icon name="menu" />
        {t("header.menu")}
      </summary>
      <div className="sf-menu__sheet">
        <nav aria-label={t("header.menu")}>
          <NavigationLinks items={items} current={current} />
          <ul className="sf-links">
            {USEFUL_LINKS.filter(([href]) => !items.some(({ link }) => link === href)).map(
              ([href, text]) => (
                <li key={href}>
                  <a href={href}>{t(text)}</a>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
    </details>
  );
}
