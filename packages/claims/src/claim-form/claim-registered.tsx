import { useApiClient } from "@sughurta/api-client/react";
import { CLAIM_FILES, claimNumber } from "@sughurta/domain";
import { FileInput, Form, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  Heading,
  PhoneText,
  Rosette,
  Stack,
} from "@sughurta/ui-kit";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { SmallPictures } from "../pictures/small-pictures.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { clearClaim } from "./claim-draft.ts";
import { type ClaimValues, EVENT_KINDS } from "./claim-schema.ts";
import type { useClaimFiles } from "./use-claim-files.ts";
import { storeFiles } from "./use-stored-files.ts";

export interface ClaimRegisteredProps {
  readonly claimId: string;
  readonly form: ZodForm<ClaimValues>;
  readonly files: ReturnType<typeof useClaimFiles>;
  readonly pictures: SmallPictures;
  readonly statusHref: string | undefined;
  readonly onGoHome: () => void;
}

/** The claim has its number; its files are uploaded one by one, and more may be added (S0 §2, SPEC-27). */
export function ClaimRegistered({
  claimId,
  form,
  files,
  pictures,
  statusHref,
  onGoHome,
}: ClaimRegisteredProps) {
  const client = useApiClient();
  const { t, rich, format } = useTexts(claimsTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { sending, failed, getState, retry } = files;
  const { email, phone, eventKind, files: chosen } = form.values;

  const isOnline = useOnline();

  useEffect(() => {
    heading.current?.focus();
  }, []);

  useEffect(() => {
    if (!sending) return;
    const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", keepOpen);
    return () => window.removeEventListener("beforeunload", keepOpen);
  }, [sending]);

  return (
    <Container width="form" className="sg-claim sg-claim--done">
      <Rosette />
      <header>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {t("registered.title")}
        </Heading>
        <p className="sg-lead">
          {t("registered.number")}{" "}
          <strong className="sg-claim__number" translate="no">
            {claimNumber(claimId)}
          </strong>
        </p>
      </header>
      <p>
        {phone === ""
          ? t("registered.again")
          : rich("registered.text", {
              email: email.trim(),
              phone: <PhoneText>{format.phone(phone)}</PhoneText>,
            })}{" "}
        {t("registered.kept")}
      </p>
      <Card>
        <Form form={form} errorSummary={false} aria-label={t("claim.files")}>
          <Stack>
            <div role="status">{filesNote()}</div>
            <FileInput
              name="files"
              label={t("claim.files")}
              hint={t("registered.filesHint")}
              limits={CLAIM_FILES}
              {...pictures}
              camera
              getState={getState}
              onRetry={retry}
            />
          </Stack>
        </Form>
      </Card>
      <WhatNext eventKind={eventKind} />
      {statusHref ? (
        <ButtonLink variant="secondary" href={statusHref}>
          {t("registered.status")}
        </ButtonLink>
      ) : null}
      <Button
        size="large"
        unavailableReason={sending ? t("registered.wait") : undefined}
        onClick={() => {
          clearClaim(client);
          void storeFiles(client, { files: [] });
          onGoHome();
        }}
      >
        {t("registered.ok")}
      </Button>
    </Container>
  );

  function filesNote() {
    if (sending) return <Alert>{t(isOnline ? "registered.sending" : "registered.offline")}</Alert>;
    if (failed > 0) return <Alert tone="danger">{t("registered.failed", { count: failed })}</Alert>;
    return chosen.length > 0 ? <Alert tone="success">{t("registered.sent")}</Alert> : null;
  }
}

const STEPS = ["stepCall", "stepPapers", "stepDecision"] as const;

/** Next steps after a claim with their dates (SPEC-69), and the required documents. */
function WhatNext({ eventKind }: { readonly eventKind: string }) {
  const { t } = useTexts(claimsTexts);
  const kind = EVENT_KINDS.find((one) => one === eventKind) ?? "other";
  return (
    <Stack gap="lg">
      <section>
        <Heading level={2} className="sg-claim__heading">
          {t("claim.nextTitle")}
        </Heading>
        <ol className="sg-claim__steps">
          {STEPS.map((step) => (
            <li key={step}>{t(`claim.${step}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading level={2} className="sg-claim__heading">
          {t("papers.title")}
        </Heading>
        <ul className="sg-claim__papers">
          <li>{t("papers.always")}</li>
          <li>{t(`papers.${kind}`)}</li>
        </ul>
      </section>
    </Stack>
  );
}

/** Whether the browser has a connection; on the server it has one. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
