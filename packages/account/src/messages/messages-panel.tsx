import { useApiClient } from "@sughurta/api-client/react";
import {
  type MessageSettings,
  type MessageTopic,
  messageSettings,
  saveMessageSettings,
} from "@sughurta/contracts/account";
import * as z from "@sughurta/contracts/zod";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from "@sughurta/domain";
import { CheckboxInput, Form, RadioInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../section/account-links.ts";
import { AccountSection, LoadedSection, Refusal } from "../section/account-section.tsx";
import { useSave } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/account-texts.ts";

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

/** No language was chosen. */
const AS_ORDERED = "asOrdered";
const TOPICS = ["renewal", "claim", "news"] as const satisfies readonly MessageTopic[];

const channels = z.object({ mail: z.boolean(), sms: z.boolean() });
const schema = z.object({
  language: z.string(),
  renewal: channels,
  claim: channels,
  news: channels,
});

/** Messages by e-mail and by SMS, and their language. */
function MessagesPart({ languages }: { readonly languages: readonly Language[] }) {
  const client = useApiClient();
  const control = useApiQuery(() => client.send(messageSettings, {}));
  return (
    <LoadedSection control={control}>
      {(known) => <MessagesForm known={known} languages={languages} />}
    </LoadedSection>
  );
}

function MessagesForm({
  known,
  languages,
}: {
  readonly known: MessageSettings;
  readonly languages: readonly Language[];
}) {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const { saved, refusal, save } = useSave();
  const form = useZodForm({
    initialValues: { ...known, language: known.language ?? AS_ORDERED },
    schema,
    onSubmit: ({ language, ...topics }, current) =>
      save(current, async () => {
        const body = { ...topics, ...(isLanguage(language) ? { language } : {}) };
        return client.send(saveMessageSettings, { body });
      }),
  });
  return (
    <Form form={form}>
      <Stack>
        {TOPICS.map((topic) => (
          <fieldset key={topic} className="sg-message-topic">
            <legend>{t(`messages.${topic}`)}</legend>
            <div className="sg-message-topic__channels">
              <CheckboxInput name={`${topic}.mail`} label={t("messages.mail")} />
              <CheckboxInput name={`${topic}.sms`} label={t("messages.sms")} />
            </div>
          </fieldset>
        ))}
        <RadioInput
          name="language"
          label={t("messages.language")}
          options={[
            { value: AS_ORDERED, label: t("messages.asOrdered") },
            ...languages.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
          ]}
        />
        <Refusal text={refusal} />
        {saved ? (
          <Alert tone="success" live="polite">
            {t("list.saved")}
          </Alert>
        ) : null}
        <SubmitButton>{t("list.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
