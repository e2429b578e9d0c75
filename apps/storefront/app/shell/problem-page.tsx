import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ModuleLoadError } from "@sughurta/lazy-module";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { isRouteErrorResponse, useLocation } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { useShell } from "./use-shell.ts";

/** What a fetch without a connection throws in Chromium, Firefox and Safari. */
const LOST = /^(?:Failed to fetch|NetworkError|Load failed)/;

/** Error page: not found, unreachable or broken, with the support number (S0 §2). */
export function ProblemPage({ error }: { error: unknown }) {
  const { t } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const supportPhone = useShell()?.config.supportPhone;
  const lost = isConnectionLost(error);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const kind = missing ? "notFound" : lost ? "offline" : "failure";
  const call = supportPhone ? (
    <ButtonLink
      variant={missing ? "secondary" : "primary"}
      icon="phone"
      href={telHref(supportPhone)}
    >
      {t("failure.call", { phone: supportPhone })}
    </ButtonLink>
  ) : null;
  return (
    <Container className="sf-problem">
      <title>{t(`${kind}.title`)}</title>
      {missing ? (
        <EmptyState
          level={1}
          title={t(`${kind}.title`)}
          actions={
            <>
              <ButtonLink href="/">{t("notFound.home")}</ButtonLink>
              {call}
            </>
          }
        >
          <p>{t(`${kind}.text`)}</p>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          plain
          title={t(`${kind}.title`)}
          actions={
            <>
              {call}
              <ButtonLink
                variant="secondary"
                href={pathname + search}
                // A page load without a connection would show the browser's error page.
                data-native={lost ? undefined : ""}
              >
                {t("failure.retry")}
              </ButtonLink>
            </>
          }
        >
          <p>{t(`${kind}.text`)}</p>
        </EmptyState>
      )}
    </Container>
  );
}

/** True for the error of a request that never reached the server. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof ModuleLoadError) return error.isOffline;
  return error instanceof TypeError && LOST.test(error.message);
}
