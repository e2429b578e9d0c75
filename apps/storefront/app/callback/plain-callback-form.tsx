import { useTexts } from "@sughurta/i18n";
import { Button, Stack, TextField } from "@sughurta/ui-kit";
import { CALLBACK_PATH } from "./callback-outcome.ts";
import { plainCallbackTexts } from "./plain-callback-texts.ts";

export interface PlainCallbackFormProps {
  /** Id of the field, unique in the page. */
  fieldId: string;
  /** Phone as typed before. */
  typed?: string | undefined;
  /** Error of the field. */
  error?: string | undefined;
}

/** Requests a callback by a plain POST, which works in every browser and without scripts. */
export function PlainCallbackForm({ fieldId, typed, error }: PlainCallbackFormProps) {
  const { t, language } = useTexts(plainCallbackTexts);
  return (
    <form method="post" action={`${CALLBACK_PATH}?lang=${language}`}>
      <Stack>
        <p>{t("text")}</p>
        <TextField
          id={fieldId}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          required
          width="medium"
          label={t("phone")}
          hint={t("hint")}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit">{t("submit")}</Button>
      </Stack>
    </form>
  );
}
