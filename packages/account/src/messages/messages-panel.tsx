import { LANGUAGE_NAMES, LANGUAGES } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../cabinet/account-links.ts";
import { savedTexts } from "../texts/saved-texts.ts";
import { MessagesPart } from "./messages-part.tsx";

/** What is sent, and in which language; and the language of the site. */
export function MessagesPanel({ languageHref }: Pick<AccountLinks, "languageHref">) {
  const { t, language } = useTexts(savedTexts);
  return (
    <Stack gap="lg" className="sg-account__narrow">
      <h2>{t("messages.title")}</h2>
      <MessagesPart />
      <h2 id="account-language">{t("site.title")}</h2>
      <nav aria-labelledby="account-language">
        <Stack direction="row">
          {LANGUAGES.map((one) => (
            <Link
              key={one}
              href={languageHref(one)}
              lang={one}
              hrefLang={one}
              // The server sets the cookie and renders anew.
              data-native=""
              aria-current={one === language ? "true" : undefined}
            >
              {LANGUAGE_NAMES[one]}
            </Link>
          ))}
        </Stack>
      </nav>
    </Stack>
  );
}
