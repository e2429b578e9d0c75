import { telHref } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { isRouteErrorResponse, useLocation } from "react-router";
import { shellTexts } from "../texts/shell-texts.ts";
import { useShell } from "./use-shell.ts";

/** What stands where a page should: not found, or broken with the support number (S0 §2). */
export function ProblemPage({ error }: { error: unknown }) {
  const { t } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const supportPhone = useShell()?.config.supportPhone;
  const missing = isRouteErrorResponse(error) && error.status === 404;
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
      <title>{missing ? t("notFound.title") : t("failure.title")}</title>
      {missing ? (
        <EmptyState
          level={1}
          picture="search"
          title={t("notFound.title")}
          actions={
            <>
              <ButtonLink href="/">{t("notFound.home")}</ButtonLink>
              {call}
            </>
          }
        >
          <p>{t("notFound.text")}</p>
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          picture="trouble"
          title={t("failure.title")}
          actions={
            <>
              {call}
              <ButtonLink variant="secondary" href={pathname + search} data-native="">
                {t("failure.retry")}
              </ButtonLink>
            </>
          }
        >
          <p>{t("failure.text")}</p>
        </EmptyState>
      )}
    </Container>
  );
}
