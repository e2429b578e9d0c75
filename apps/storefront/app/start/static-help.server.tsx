import { type Language, telHref } from "@sughurta/domain";
import { I18nProvider, preloadTexts, useTexts } from "@sughurta/i18n";
import type { Services } from "#server/render/services.ts";
import { PlainCallbackForm } from "../callback/plain-callback-form.tsx";
import { plainCallbackTexts } from "../callback/plain-callback-texts.ts";
import { renderPage } from "./render-page.server.tsx";
import type { StaticReason } from "./static-help.ts";

/** An empty address is that of the page itself. */
const SAME_PAGE = "";

/** Help by language and phone: it is the same on every page. */
const rendered = new Map<string, Promise<string>>();

/**
 * The notes and the callback form for browsers without scripts, and for those that do not start them. Rendered on the
 * server only, so they add nothing to the scripts of a page.
 */
export function staticHelp({ language, config, reportError }: Services): Promise<string> {
  const { supportPhone } = config;
  const key = `${language} ${supportPhone}`;
  const known = rendered.get(key);
  if (known) return known;
  const help = renderHelp(language, supportPhone, reportError);
  rendered.set(key, help);
  help.catch(() => rendered.delete(key));
  return help;
}

async function renderHelp(
  language: Language,
  supportPhone: string,
  onError: (error: unknown) => void,
): Promise<string> {
  await preloadTexts(language, [plainCallbackTexts]);
  return renderPage(
    <I18nProvider language={language}>
      <StaticHelp supportPhone={supportPhone} />
    </I18nProvider>,
    onError,
  );
}

const REASONS: readonly StaticReason[] = ["off", "outdated", "failed"];

function StaticHelp({ supportPhone: phone }: { readonly supportPhone: string }) {
  const { t } = useTexts(plainCallbackTexts);
  return (
    <div className="sf-static">
      {REASONS.map((reason) => (
        <p key={reason} data-when={reason} hidden={reason !== "off"}>
          {t(`notes.${reason}`, { phone })}
        </p>
      ))}
      <p data-when="failed" hidden>
        <a href={SAME_PAGE}>{t("notes.reload")}</a>
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
