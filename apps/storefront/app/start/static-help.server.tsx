import { telHref } from "@sughurta/domain";
import { I18nProvider, preloadTexts, useTexts } from "@sughurta/i18n";
import type { Services } from "#server/services.ts";
import { PlainCallbackForm } from "../callback/plain-callback-form.tsx";
import { plainCallbackTexts } from "../callback/plain-callback-texts.ts";
import { renderPage } from "./render-page.server.tsx";
import { STATIC_COPY_ID, STATIC_HELP_ID, type StaticReason } from "./static-help.ts";

const PLACE = `<noscript id="${STATIC_HELP_ID}"></noscript>`;

/**
 * Adds the notes and the callback form to a page: for browsers without scripts, and as a template for those that do not
 * start them. Rendered on the server only, so they add nothing to the scripts of a page.
 */
export async function addStaticHelp(page: string, url: URL, services: Services): Promise<string> {
  if (!page.includes(PLACE)) return page;
  const { language, config } = services;
  await preloadTexts(language, [plainCallbackTexts]);
  const help = await renderPage(
    <I18nProvider language={language}>
      <StaticHelp supportPhone={config.supportPhone} path={url.pathname + url.search} />
    </I18nProvider>,
    (error) => services.reportError(error),
  );
  return page
    .replace(PLACE, () => `<noscript id="${STATIC_HELP_ID}">${help}</noscript>`)
    .replace(
      /<\/body><\/html>$/,
      (end) => `<template id="${STATIC_COPY_ID}">${help}</template>${end}`,
    );
}

const REASONS: readonly StaticReason[] = ["off", "outdated", "failed"];

function StaticHelp({ supportPhone: phone, path }: { supportPhone: string; path: string }) {
  const { t } = useTexts(plainCallbackTexts);
  return (
    <div className="sf-static">
      {REASONS.map((reason) => (
        <p key={reason} data-when={reason} hidden={reason !== "off"}>
          {t(`notes.${reason}`, { phone })}
        </p>
      ))}
      <p data-when="failed" hidden>
        <a href={path}>{t("notes.reload")}</a>
      </p>
      <p>
        <a href={telHref(phone)}>{t("call", { phone })}</a>
      </p>
      <details>
        <summary>{t("fold")}</summary>
        <PlainCallbackForm fieldId="sf-static-phone" />
      </details>
    </div>
  );
}
