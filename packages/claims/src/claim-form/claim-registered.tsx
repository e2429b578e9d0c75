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
  Rosette,
  Stack,
} from "@sughurta/ui-kit";
import { useEffect, useRef } from "react";
import type { SmallPictures } from "../pictures/use-small-pictures.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import type { ClaimValues } from "./claim-schema.ts";
import { forgetClaim } from "./stored-claim.ts";
import { storeFiles } from "./stored-files.ts";
import type { useClaimFiles } from "./use-claim-files.ts";
import { useOnline } from "./use-online.ts";
import { WhatNext } from "./what-next.tsx";

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
  const { sending, failed, stateOf, retry } = files;
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
          : rich("registered.text", { email: email.trim(), phone: format.phone(phone) })}{" "}
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
              stateOf={stateOf}
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
          forgetClaim(client);
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
