import { LANGUAGE_NAMES, LANGUAGES } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../account/account-links.ts";
import { AccountSection } from "../account/account-section.tsx";
import { savedTexts } from "../texts/saved-texts.ts";
import { MessagesPart } from "./messages-part.tsx";

/** Messages and their language; and the language of the site. */
export function MessagesPanel({
  languages = LANGUAGES,
  languageHref,
}: Pick<AccountLinks, "languages" | "languageHref">) {
  const { t, language } = useTexts(savedTexts);
  return (
    <Stack gap="xl" className="sg-account__narrow">
      <AccountSection title={t("messages.title")} lead={t("messages.always")}>
        <MessagesPart languages={languages} />
      </AccountSection>
      <AccountSection title={t("site.title")}>
        <Stack as="ul" direction="row" gap="lg" className="sg-account__languages">
          {languages.map((one) => (
            <li key={one} lang={one}>
              {one === language ? (
                <strong>{LANGUAGE_NAMES[one]}</strong>
              ) : (
                // The server sets the cookie and renders the page again.
                <Link href={languageHref(one)} hrefLang={one} data-native="">
                  {LANGUAGE_NAMES[one]}
                </Link>
              )}
            </li>
          ))}
        </Stack>
      </AccountSection>
    </Stack>
  );
}
