import { useServiceWait } from "@sughurta/api-client/react";
import { BusyNotice, type Insurer, InsurerProvider, LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, SkipLink } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import type { PublicConfig } from "#server/render/services.ts";
import { MAIN_ID } from "../navigation/page-change.tsx";
import { STATIC_HELP_ID } from "../start/static-help.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { ShellData } from "./load-shell.server.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** A number of several groups does not wrap. */
const unbroken = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** Skip link, header, main content and footer of every page. */
export function PageFrame({
  shell,
  children,
}: {
  /** Shared data of every page: menus, phone numbers, addresses. */
  shell: ShellData | undefined;
  children: ReactNode;
}) {
  const { t } = useTexts(shellTexts);
  const frame = (
    <>
      <SkipLink targetId={MAIN_ID}>{t("skip")}</SkipLink>
      {shell?.isPreview ? <PreviewBand /> : null}
      {shell ? <SiteHeader shell={shell} /> : null}
      {/* Set on the server only. */}
      {shell ? <noscript id={STATIC_HELP_ID} /> : null}
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {shell ? <SiteFooter shell={shell} /> : null}
      {shell ? <ServiceWait /> : null}
    </>
  );
  // Without shell data only the error page is shown, which has no phone numbers of the insurer.
  return shell ? (
    <InsurerProvider insurer={getInsurer(shell.config)}>{frame}</InsurerProvider>
  ) : (
    frame
  );
}

/** Notice while requests of the page wait for an overloaded service. */
function ServiceWait() {
  const seconds = useServiceWait();
  return seconds === undefined ? null : (
    <LazyBoundary fallback={null}>
      <BusyNotice seconds={seconds} />
    </LazyBoundary>
  );
}

/** Notice that the site shows a draft, with a button that ends the preview: a form, which works without scripts. */
function PreviewBand() {
  const { t } = useTexts(shellTexts);
  return (
    <form
      className="sf-preview"
      method="post"
      action="/preview/end"
      aria-label={t("preview.label")}
    >
      <strong>{t("preview.label")}</strong>
      <Button type="submit" variant="secondary">
        {t("preview.end")}
      </Button>
    </form>
  );
}

/** The insurer from its settings and the pages of this site. */
export function getInsurer({ supportPhone, assistancePhone }: PublicConfig): Insurer {
  return {
    supportPhone: unbroken(supportPhone),
    assistancePhone: unbroken(assistancePhone),
    rulesHref: "/rules",
    privacyHref: "/politics",
  };
}
