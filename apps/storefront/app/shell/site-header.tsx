import { telHref } from "@sughurta/domain";
import { LazyDialogBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { getAudience } from "@sughurta/session";
import { Container, Icon, Logo, VisuallyHidden } from "@sughurta/ui-kit";
import { useLocation } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { AudienceTabs } from "./audience-tabs.tsx";
import { LanguageSwitcher } from "./language-switcher.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { LoginButton } from "./login-button.tsx";
import { NavigationLinks } from "./navigation-links.tsx";
import { SearchForm } from "./search-form.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { type Login, useLogin } from "./use-login.ts";

const LoginDialog = lazyComponent(
  lazyModule(() => import("./login-dialog.tsx")),
  (module) => module.LoginDialog,
);

const SignedInDialog = lazyComponent(
  lazyModule(() => import("./signed-in-dialog.tsx")),
  (module) => module.SignedInDialog,
);

/**
 * Header of every page (S0 §2): audience tabs, quick links, languages, sections of the audience. On phones one row with
 * the logo, the support number and a menu of everything else.
 */
export function SiteHeader({ shell }: { shell: ShellData }) {
  const { t } = useTexts(shellTexts);
  const { pathname, key } = useLocation();
  const login = useLogin();
  const { brand, languages, supportPhone } = shell.config;
  const items = shell.navigation[getAudience(pathname)];
  const current = items.find(({ link }) => link === pathname)?.link;
  return (
    <header className="sf-header">
      <div className="sf-topbar">
        <Container className="sf-topbar__row">
          <AudienceTabs />
          <nav className="sf-useful" aria-label={t("header.useful")}>
            <a href="/losses">{t("header.claim")}</a>
            <a href="/offices">{t("header.offices")}</a>
          </nav>
          <SearchForm />
          <SupportLink supportPhone={supportPhone} />
          <LanguageSwitcher languages={languages} />
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
        <SupportLink supportPhone={supportPhone} />
        <LoginButton login={login} onPress={login.show} />
        <SiteMenu key={key} items={items} current={current} languages={languages} login={login} />
      </Container>
      <LoginDialogs login={login} />
    </header>
  );
}

/** Link that calls the support number. */
function SupportLink({ supportPhone }: { supportPhone: string }) {
  const { t } = useTexts(shellTexts);
  return (
    <a
      className="sf-phone"
      href={telHref(supportPhone)}
      aria-label={t("header.call", { phone: supportPhone })}
    >
      <Icon name="phone" size="small" />
      {supportPhone}
    </a>
  );
}

/** The popups of the login buttons; their code is loaded on the first click. */
function LoginDialogs({ login }: { login: Login }) {
  const { opened, shown, close } = login;
  return (
    <LazyDialogBoundary fallback={null} open={shown !== undefined} onClose={close}>
      {opened === "login" ? <LoginDialog open={shown === "login"} onClose={close} /> : null}
      {opened === "person" ? <SignedInDialog open={shown === "person"} onClose={close} /> : null}
    </LazyDialogBoundary>
  );
}
