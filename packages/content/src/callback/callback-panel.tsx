import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { requestCallback } from "@sughurta/contracts/content";
import * as z from "@sughurta/contracts/zod";
import { toWirePhone } from "@sughurta/domain";
import {
  Form,
  PhoneInput,
  phone,
  SubmitButton,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Dialog, Stack, useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { useRequestKey } from "../sending/use-request-key.ts";
import { contentTexts } from "../texts/content-texts.ts";

/** Time for which the result is shown before the popup closes (S0 §4). */
const CLOSE_AFTER_MS = 3_000;

/** Signs that the visitor is still reading: the popup then stays until it is closed. */
const STAYING = ["keydown", "pointerdown"] as const;

const schema = z.object({ phone });

type CallbackResult =
  | { readonly kind: "requestRegistred" | "errorExist" }
  | { readonly kind: "failed"; readonly text: string };

export interface CallbackPanelProps {
  readonly onClose: () => void;
  /** Subject of the callback, such as its page. */
  readonly note?: string | undefined;
  /** Name of the half-filled order to be finished in the call. */
  readonly draft?: string | undefined;
  /** Nine national digits to begin with. */
  readonly initialPhone?: string | undefined;
}

/** Callback popup: phone, then the result (S0 §2, SPEC-9). */
export function CallbackPanel({ onClose, note, draft, initialPhone = "" }: CallbackPanelProps) {
  const { t } = useTexts(contentTexts.popups);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [result, setResult] = useState<CallbackResult>();
  const toKey = useRequestKey();
  const form = useZodForm({
    initialValues: { phone: initialPhone },
    schema,
    onSubmit: async (values, current) => {
      setResult(undefined);
      const body = {
        phone: toWirePhone(values.phone),
        type: "back_call" as const,
        note,
        draft,
      };
      try {
        const response = await client.send(requestCallback, { body, idempotencyKey: toKey(body) });
        if (response.status === 201) return setResult({ kind: "requestRegistred" });
        if (response.status === 409) return setResult({ kind: "errorExist" });
        current.applyServerErrors(response.data);
      } catch (error) {
        const unexpected = t("callback.unexpected", { phone: supportPhone });
        setResult({ kind: "failed", text: problemText(toCallProblem(error), unexpected) });
      }
    },
  });
  const done = result?.kind === "requestRegistred" || result?.kind === "errorExist";
  const close = useLatest(onClose);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => close.current(), CLOSE_AFTER_MS);
    const stay = () => clearTimeout(timer);
    for (const name of STAYING) document.addEventListener(name, stay);
    return () => {
      stay();
      for (const name of STAYING) document.removeEventListener(name, stay);
    };
  }, [done]);

  return (
    <Dialog
      open
      size="small"
      title={t("callback.title")}
      closeText={t("callback.close")}
      onClose={onClose}
    >
      <Stack>
        {result ? (
          <Alert tone={result.kind === "requestRegistred" ? "success" : "danger"} live="assertive">
            {result.kind === "failed"
              ? result.text
              : t(`callback.${result.kind}`, { phone: supportPhone })}
          </Alert>
        ) : null}
        {done ? null : (
          <Form form={form} errorSummary={false}>
            <Stack>
              <p>{t("callback.text")}</p>
              <PhoneInput name="phone" label={t("callback.phone")} data-autofocus="" />
              <SubmitButton wide>{t("callback.submit")}</SubmitButton>
            </Stack>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}
