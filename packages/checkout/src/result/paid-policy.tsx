import { downloadPolicyFile } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { PaymentState } from "@sughurta/contracts/payment";
import type { PolicyFile } from "@sughurta/contracts/policy";
import { helpPhone, telHref, unbrokenPhone } from "@sughurta/domain";
import { FIRST_PAID_DAY_LABEL, policyFamily } from "@sughurta/domain/box";
import { policyNames } from "@sughurta/domain/motor";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Button,
  ButtonLink,
  Heading,
  Icon,
  LoadErrorBoundary,
  PolicySheet,
  QrCode,
  type SheetFact,
} from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useState } from "react";
import { paymentResultTexts } from "../texts/checkout-texts.ts";
import { outstandingInstalments } from "./result-look.ts";

export interface PaidPolicyProps {
  readonly payment: PaymentState;
  /** Title of the page: that it is paid. */
  readonly heading: string;
  /** Absolute address of the page that shows anybody whether the policy is valid; no code without it. */
  readonly verifyUrl?: ((policyNumber: string) => string) | undefined;
  /** Called when the download of the document has started. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Scrolls to the form that saves the policy; omitted where there is none. */
  readonly onSave?: (() => void) | undefined;
}

/** Height of its pattern, in pixels. */
const PATTERN_HEIGHT_PX = 80;

/** The purchased policy as its sheet: number, code, dates, the document (SPEC-7). */
export function PaidPolicy({ payment, heading, verifyUrl, onDocument, onSave }: PaidPolicyProps) {
  const { t, language } = useTexts(paymentResultTexts);
  const { policyNumber: number, title } = payment;
  const { name, legalName } = policyNames(payment, language);
  const phone = helpPhone(payment, useInsurer());
  const url = number ? verifyUrl?.(number) : undefined;
  return (
    <PolicySheet
      size="large"
      patternHeight={PATTERN_HEIGHT_PX}
      animated
      family={policyFamily(payment)}
      // The pattern that grew in the order.
      seed={payment.startDate ?? number ?? payment.id}
      level={title ? 2 : 1}
      state={
        title ? (
          <Heading level={1} className="sg-result__paid">
            <Icon name="check" /> {heading}
          </Heading>
        ) : null
      }
      title={name || heading}
      legalName={legalName}
      number={
        number
          ? {
              label: t("result.policyNumber"),
              value: number,
              copyText: t("result.copyNumber"),
              copiedText: t("result.numberCopied"),
            }
          : undefined
      }
      facts={usePaidFacts(payment)}
      code={
        url ? (
          <LoadErrorBoundary fallback={null} failed={null}>
            <QrCode value={url} label={t("result.verifyCode")} />
          </LoadErrorBoundary>
        ) : null
      }
      phone={
        <ButtonLink href={telHref(phone)} variant="quiet" icon="phone">
          {t("result.call", { phone: unbrokenPhone(phone) })}
        </ButtonLink>
      }
    >
      {number ? (
        <div className="sg-result__files">
          <DownloadPolicy policyNumber={number} onDocument={onDocument}>
            {url ? <SharePolicy policyNumber={number} title={name} url={url} /> : null}
            {onSave ? (
              <Button variant="quiet" icon="user" onClick={onSave}>
                {t("result.save")}
              </Button>
            ) : null}
          </DownloadPolicy>
        </div>
      ) : null}
    </PolicySheet>
  );
}

/** Term, code and money of what was paid. */
function usePaidFacts(payment: PaymentState): readonly SheetFact[] {
  const { t, format, language } = useTexts(paymentResultTexts);
  const { policyCode, startDate, endDate, firstPaidDay, sumPrem, instalments } = payment;
  const period =
    startDate && endDate
      ? t("result.periodValue", { start: format.date(startDate), end: format.date(endDate) })
      : undefined;
  const facts = [
    { key: "period", label: t("result.period"), value: period },
    {
      key: "firstPaidDay",
      label: FIRST_PAID_DAY_LABEL[language],
      value: firstPaidDay && format.date(firstPaidDay),
    },
    { key: "code", label: t("result.policyCode"), value: policyCode },
    { key: "sum", label: t("result.sum"), value: format.money(sumPrem) },
    ...outstandingInstalments(instalments).map(({ part, sumPrem: left, dueOn }) => ({
      key: `part${part}`,
      label: t("result.leftDue", { date: format.date(dueOn) }),
      value: format.money(left),
    })),
  ];
  return facts.filter(({ value }) => value);
}

export interface DownloadPolicyProps {
  readonly policyNumber: string;
  /** Called when the download of the document has started. */
  readonly onDocument?: ((policyNumber: string) => void) | undefined;
  /** Other actions of the policy, in one row with the calendar. */
  readonly children?: ReactNode;
}

/** Downloads the document or the calendar file of a policy of this visitor (SPEC-7). */
function DownloadPolicy({ policyNumber, onDocument, children }: DownloadPolicyProps) {
  const { t, language } = useTexts(paymentResultTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const [loading, setLoading] = useState<PolicyFile>();
  const [hasFailed, setFailed] = useState(false);

  async function download(file: PolicyFile) {
    setLoading(file);
    setFailed(false);
    try {
      const { status } = await downloadPolicyFile(client, { policyNumber, file, language });
      setFailed(status !== 201);
      if (status === 201 && file === "document") onDocument?.(policyNumber);
    } catch {
      setFailed(true);
    }
    setLoading(undefined);
  }

  return (
    <>
      <Button
        size="large"
        wide
        icon="download"
        busy={loading === "document"}
        onClick={() => download("document")}
      >
        {loading === "document" ? t("result.downloading") : t("result.download")}
      </Button>
      <div className="sg-result__more">
        <Button
          variant="quiet"
          icon="calendar"
          busy={loading === "calendar"}
          onClick={() => download("calendar")}
        >
          {t("result.calendar")}
        </Button>
        {children}
      </div>
      {hasFailed ? (
        <Alert tone="danger" live="assertive">
          {t("result.downloadFailed", { phone: supportPhone })}
        </Alert>
      ) : null}
    </>
  );
}

export interface SharePolicyProps {
  readonly policyNumber: string;
  readonly title: string;
  /** Address of the page that shows whether the policy is valid. */
  readonly url: string;
}

/**
 * Shares the number of a policy and its verification page with another app; renders nothing where the browser lacks
 * support.
 */
function SharePolicy({ policyNumber, title, url }: SharePolicyProps) {
  const { t } = useTexts(paymentResultTexts);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  async function share() {
    try {
      const text = t("result.shareText", { title, number: policyNumber });
      await navigator.share({ text, url });
    } catch {
      // Closed without a choice: no message.
    }
  }

  if (!canShare) return null;
  return (
    <Button variant="quiet" icon="social" onClick={share}>
      {t("result.share")}
    </Button>
  );
}
