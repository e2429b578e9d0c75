import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { emailRule, useUncontrolledForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { Alert, Button, Card, TextField } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { contentTexts } from "../texts/content-texts.ts";

/** Time for which the result is shown before the form is empty again (S0 §4). */
const RESULT_SHOWN_MS = 10_000;

const RULES = { email: emailRule };

/** The request and its schemas: larger than the page itself, so they are loaded when the form is touched. */
const subscriptionCall = lazyModule(() => import("./send-subscription.ts"));

interface Result {
  readonly good: boolean;
  readonly text: string;
}

/** Mailing list: one address, the result for ten seconds, then a fresh form (S0 §2, §4). */
export function SubscribeForm() {
  const { t, format } = useTexts(contentTexts.subscription);
  const client = useApiClient({ prepare: false });
  const [result, setResult] = useState<Result>();
  const { form, getError, submitting, reset } = useUncontrolledForm({
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
      const { sendSubscription } = await subscriptionCall.load();
      const { good, text } = await sendSubscription(client, address);
      return { good, text: text || t(good ? "subscribe.thanks" : "subscribe.emailError") };
    } catch (error) {
      const problem = toCallProblem(error);
      const sentence =
        problem.kind === "tooMany"
          ? t("subscribe.tooMany", { wait: format.wait(problem.seconds) })
          : t("subscribe.emailError");
      return { good: false, text: sentence };
    }
  }

  function prepare() {
    void client.prepare?.();
    subscriptionCall.preload();
  }

  return (
    <Card ground="sunken" className="sg-subscribe">
      <div>
        <h2 className="sg-subscribe__title">{t("subscribe.title")}</h2>
        <p className="sg-subscribe__text">{t("subscribe.text")}</p>
      </div>
      <form {...form} onFocusCapture={prepare} className="sg-subscribe__form">
        <TextField
          name="email"
          label={t("subscribe.email")}
          error={getError("email")}
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
