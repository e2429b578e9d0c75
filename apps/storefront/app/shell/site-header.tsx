import { useTexts } from "@sughurta/i18n";
import { audienceOf } from "@sughurta/session";
import { Container, Kept, Logo, VisuallyHidden } from "@sughurta/ui-kit";
import { useLocation } from "react-router";
import { fromText } from "../handover/as-text.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { AudienceTabs } from "./audience-tabs.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { LoginButton } from "./login-button.tsx";
import { LoginDialogs } from "./login-dialogs.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { SupportLink } from "./support-link.tsx";
import { useLogin } from "./use-login.ts";

/**
 * Header of every page (S0 §2): audience tabs, quick links, languages, sections of the audience. On
 * phones one row with the logo, the support number and a menu of all the rest.
 */
export function SiteHeader({ shell }: { shell: ShellData }) {
  const { t } = useTexts(shellTexts);
  const { pathname, key } = useLocation();
  const login = useLogin();
  const { config } = shell;
  const { brand, supportPhone } = config;
  const items = fromText(shell.navigation[audienceOf(pathname)]);
  const current = items.find(({ link }) => link === pathname)?.link;
  return (
    <header className="sf-header">
      <div className="sf-topbar">
        <Container className="sf-topbar__row">
          <AudienceTabs config={config} />
          <Kept
            as="nav"
            className="sf-useful"
            aria-label={t("header.useful")}
            origin={{ content: config, look: "useful" }}
          >
            <a href="/losses">{t("header.claim")}</a>
            <a href="/offices">{t("header.offices")}</a>
          </Kept>
          <SupportLink supportPhone={supportPhone} />
          <LanguageSwitcher />
        </Container>
      </div>
      <Container className="sf-mainbar">
        <Kept as="a" className="sf-home" href="/" origin={{ content: config, look: "home" }}>
          <Logo name={brand.name} tagline={t("tagline")} />
          <VisuallyHidden>{t("header.home")}</VisuallyHidden>
        </Kept>
        <Kept
          as="nav"
          className="sf-sections"
          aria-label={t("header.products")}
          origin={{ content: items, look: `sections ${current}` }}
        >
          <NavigationLinks items={items} current={current} />
        </Kept>
        <SupportLink supportPhone={supportPhone} />
        <LoginButton signedIn={login.signedIn} onPress={login.show} />
        <SiteMenu key={key} items={items} current={current} config={config} login={login} />
      </Container>
      <LoginDialogs login={login} supportPhone={supportPhone} />
    </header>
  );
}
