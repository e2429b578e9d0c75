import { useApiClient } from "@sughurta/api-client/react";
import {
  type MessageSettings,
  type MessageTopic,
  messageSettings,
  saveMessageSettings,
} from "@sughurta/contracts/account";
import { isLanguage, LANGUAGE_NAMES, type Language } from "@sughurta/domain";
import { CheckboxInput, Form, RadioInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { LoadedSection } from "../account/loaded-section.tsx";
import { Refusal } from "../account/refusal.tsx";
import { useApiQuery } from "../account/use-api-query.ts";
import { useSave } from "../account/use-save.ts";
import { savedTexts } from "../texts/saved-texts.ts";

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
export function MessagesPart({ languages }: { readonly languages: readonly Language[] }) {
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
