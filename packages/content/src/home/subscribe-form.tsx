import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { emailRule, usePlainForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Card, TextField } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";

/** Time for which the result stays before the form is empty again (S0 §4). */
const RESULT_SHOWN_MS = 10_000;

const RULES = { email: emailRule };

/** The call and its schemas: more than the page itself, so they come when the form is touched. */
const loadCall = () => import("./send-subscription.ts");

interface Result {
  readonly good: boolean;
  readonly text: string;
}

/** Mailing list: one address, the result for ten seconds, then a fresh form (S0 §2, §4). */
export function SubscribeForm() {
  const { t } = useTexts(contentTexts.subscription);
  const client = useApiClient({ prepare: false });
  const [result, setResult] = useState<Result>();
  const { form, errorOf, submitting, reset } = usePlainForm({
    rules: RULES,
    onSubmit: async ({ email }) => setResult(await send(email)),
  });

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => {
      setResult(undefined);
      if (result.good) reset();
    }, RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result, reset]);

  async function send(address: string): Promise<Result> {
    try {
      const { sendSubscription } = await loadCall();
      const { good, text } = await sendSubscription(client, address);
      return { good, text: text || t(good ? "subscribe.thanks" : "subscribe.emailError") };
    } catch (error) {
      const problem = callProblemOf(error);
      const name = problem.kind === "tooMany" ? problem.kind : "emailError";
      return { good: false, text: t(`subscribe.${name}`, { ...problem }) };
    }
  }

  function prepare() {
    void client.prepare?.();
    // What does not come now is asked for again when the form is sent.
    loadCall().catch(() => {});
  }

  return (
    <Card tone="sunken" className="sg-subscribe">
      <div>
        <h2 className="sg-subscribe__title">{t("subscribe.title")}</h2>
        <p className="sg-subscribe__text">{t("subscribe.text")}</p>
      </div>
      <form {...form} onFocusCapture={prepare} className="sg-subscribe__form">
        <TextField
          name="email"
          label={t("subscribe.email")}
          error={errorOf("email")}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          className="sg-subscribe__email"
        />
        <Button type="submit" busy={submitting}>
          {t("subscribe.submit")}
        </Button>
        {result ? (
          <div className="sg-subscribe__result">
            <Alert tone={result.good ? "success" : "danger"} live="polite">
              {result.text}
            </Alert>
          </div>
        ) : null}
      </form>
    </Card>
  );
}
