import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { subscribe } from "@sughurta/contracts";
import { EmailInput, email, Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Card } from "@sughurta/ui-kit";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { contentTexts } from "../texts/content-texts.ts";

/** Time for which the result stays before the form is empty again (S0 §4). */
const RESULT_SHOWN_MS = 10_000;

const schema = z.object({ email });

interface Result {
  readonly good: boolean;
  readonly text: string;
}

/** Mailing list: one address, the result for ten seconds, then a fresh form (S0 §2, §4). */
export function SubscribeForm() {
  const { t } = useTexts(contentTexts.popups);
  const client = useApiClient();
  const [result, setResult] = useState<Result>();
  const form = useZodForm({
    initialValues: { email: "" },
    schema,
    onSubmit: async (values) => setResult(await send(values.email)),
  });
  const { reset } = form;
  const resetForm = useRef(reset);
  useEffect(() => {
    resetForm.current = reset;
  });

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => {
      setResult(undefined);
      if (result.good) resetForm.current();
    }, RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);

  async function send(address: string): Promise<Result> {
    try {
      const answer = await client.send(subscribe, { body: { email: address } });
      if (answer.status === 422) {
        const said = answer.data.fieldMessages.email?.[0] ?? answer.data.message;
        return { good: false, text: said || t("subscribe.emailError") };
      }
      const { success, text } = answer.data;
      return {
        good: success,
        text: text || t(success ? "subscribe.thanks" : "subscribe.emailError"),
      };
    } catch (error) {
      const problem = callProblemOf(error);
      const name = problem.kind === "tooMany" ? problem.kind : "emailError";
      return { good: false, text: t(`subscribe.${name}`, { ...problem }) };
    }
  }

  return (
    <Card tone="sunken" className="sg-subscribe">
      <div>
        <h2 className="sg-subscribe__title">{t("subscribe.title")}</h2>
        <p className="sg-subscribe__text">{t("subscribe.text")}</p>
      </div>
      <Form form={form} errorSummary={false} className="sg-subscribe__form">
        <EmailInput name="email" label={t("subscribe.email")} className="sg-subscribe__email" />
        <SubmitButton>{t("subscribe.submit")}</SubmitButton>
        {result ? (
          <div className="sg-subscribe__result">
            <Alert tone={result.good ? "success" : "danger"} live="polite">
              {result.text}
            </Alert>
          </div>
        ) : null}
      </Form>
    </Card>
  );
}
