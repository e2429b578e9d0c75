import type { Language } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { afterHistoryEntry, Icon, useHistoryEntry } from "@sughurta/ui-kit";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { hasPressedLink } from "../navigation/pressed-link.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { AudienceTabs } from "./audience-tabs.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import { LoginButton } from "./login-button.tsx";
import { NavigationLinks, type NavigationLinksProps } from "./navigation-links.tsx";
import { SearchForm } from "./search-form.tsx";
import type { Login } from "./use-login.ts";

const USEFUL_LINKS = [
  ["/losses", "header.claim"],
  ["/offices", "header.offices"],
  ["/blog", "header.blog"],
  ["/vacancies", "header.vacancies"],
] as const;

interface SiteMenuProps extends NavigationLinksProps {
  languages: readonly Language[];
  login: Login;
}

/**
 * The menu of a narrow screen: a native disclosure, which works before and without scripts. With them Escape, Back and
 * leaving it close it too, and after a click on a link it stays open until the next page is shown.
 */
export function SiteMenu({ items, current, languages, login }: SiteMenuProps) {
  const { t } = useTexts(shellTexts);
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open === true), []);
  useHistoryEntry(open, id, closeUnlessFollowed);

  /** After a click on a link the menu stays open until the next page is shown, where it is closed. */
  function closeUnlessFollowed() {
    if (details.current && !hasPressedLink(details.current)) close();
  }

  function close() {
    const menu = details.current;
    if (!menu) return;
    const hadFocus = menu.contains(document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector("summary")?.focus();
  }

  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    // The toggle event fires after the change: `open` may be out of date.
    if (key === "Escape" && currentTarget.open) close();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      currentTarget.open = false;
  }

  return (
    <details
      ref={details}
      className="sf-menu"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary className="sf-menu__button">
        <Icon name={open ? "close" : "menu"} />
        <span className="sf-menu__label">{t("header.menu")}</span>
      </summary>
      <div className="sf-menu__sheet">
        <SearchForm />
        <AudienceTabs />
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
        <div className="sf-menu__foot">
          <LoginButton
            login={login}
            onPress={() =>
              afterHistoryEntry(() => {
                close();
                login.show();
              })
            }
          />
          <LanguageSwitcher languages={languages} />
        </div>
      </div>
    </details>
  );
}
