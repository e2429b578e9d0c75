import { telHref, waitText } from "@sughurta/domain";
import { phone, schemaErrors, useErrorMessage } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink, Container, Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import type { CallbackOutcome } from "./callback-outcome.ts";
import { PlainCallbackForm } from "./plain-callback-form.tsx";
import { plainCallbackTexts } from "./plain-callback-texts.ts";

const schema = z.object({ phone });

export interface CallbackScreenProps {
  /** Undefined before the form is sent. */
  outcome: CallbackOutcome | undefined;
  supportPhone: string;
}

/** The callback form on a page of its own, with the result of the last submission. */
export function CallbackScreen({ outcome, supportPhone }: CallbackScreenProps) {
  const { t, language } = useTexts(plainCallbackTexts);
  const messageOf = useErrorMessage();
  const typed = outcome?.kind === "mistyped" ? outcome.typed : undefined;
  const { phone: error } = typed === undefined ? {} : schemaErrors(schema, { phone: typed });
  const isDone = outcome?.kind === "requestRegistred" || outcome?.kind === "errorExist";
  const wait = outcome?.kind === "tooMany" ? waitText(outcome.waitSeconds, language) : "";
  return (
    <Container className="sf-callback">
      <Stack>
        <h1>{t("title")}</h1>
        {outcome ? (
          <Alert tone={outcome.kind === "requestRegistred" ? "success" : "danger"} live="assertive">
            {t(outcome.kind, { phone: supportPhone, wait })}
          </Alert>
        ) : null}
        {isDone ? null : (
          <PlainCallbackForm
            fieldId="callback-phone"
            typed={typed}
            error={error && messageOf(error)}
          />
        )}
        <ButtonLink variant="secondary" icon="phone" href={telHref(supportPhone)}>
          {t("call", { phone: supportPhone })}
        </ButtonLink>
        {isDone ? (
          <ButtonLink variant="secondary" href="/">
            {t("home")}
          </ButtonLink>
        ) : null}
      </Stack>
    </Container>
  );
}
