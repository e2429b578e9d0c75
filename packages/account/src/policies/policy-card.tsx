import type { MyPolicy } from "@sughurta/contracts/policy";
import {
  assistanceCall,
  cancellationText,
  claimRefusalOn,
  daysBetween,
  needsAssistance,
  policyStatusTones,
  REFUND_WORKING_DAYS,
} from "@sughurta/domain";
import { FIRST_PAID_DAY_LABEL, policyFamily } from "@sughurta/domain/box";
import { policyNames } from "@sughurta/domain/motor";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Accordion,
  Alert,
  Badge,
  Button,
  ButtonLink,
  Icon,
  PolicySheet,
  type SheetFact,
} from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { type AccountTexts, accountTexts } from "../texts/account-texts.ts";
import { policyState } from "./by-state.ts";
import { CancelPolicy } from "./cancel-policy.tsx";
import { CorrectPolicy } from "./correct-policy.tsx";
import { PolicyFileButton } from "./policy-file-button.tsx";
import { PolicyInstalments } from "./policy-instalments.tsx";

export interface PolicyCardProps {
  readonly policy: MyPolicy;
  readonly today: string;
  readonly renewHref: string | undefined;
  readonly payHref: string | undefined;
  readonly onClaim: (policy: MyPolicy) => void;
  readonly onDocument: ((policyNumber: string) => void) | undefined;
  readonly note: ReactNode;
  readonly onChanged: () => void;
}

/** One policy of the account as a sheet: its status, its cover and its actions. */
export function PolicyCard({
  policy,
  today,
  renewHref,
  payHref,
  onClaim,
  onDocument,
  note,
  onChanged,
}: PolicyCardProps) {
  const texts = useTexts(accountTexts);
  const { t } = texts;
  const { policyNumber, status, cover, conditions = [], refund } = policy;
  const { cancellation, correctable, renewedBy } = policy;
  const { assistancePhone } = useInsurer();
  const state = policyState(policy);
  const isCancelled = state === "cancelled";
  const canRenew = status !== "INACTIVE" && !isCancelled && renewedBy === undefined;
  const { name, legalName } = policyNames(policy, texts.language);
  const left = state === "ACTIVE" ? termLeft(policy, today) : undefined;
  return (
    <PolicySheet
      aria-label={t("policies.name", { title: name, number: policyNumber })}
      family={policyFamily(policy)}
      seed={policyNumber}
      state={
        <Badge tone={policyStatusTones[status]} icon={state === "ACTIVE" ? "check" : undefined}>
          {t(`policies.${state}`)}
        </Badge>
      }
      title={name || t("policies.untitled")}
      legalName={legalName}
      number={{
        label: t("add.number"),
        value: policyNumber,
        copyText: t("policies.copyNumber"),
        copiedText: t("policies.numberCopied"),
      }}
      left={left && { text: t("policies.daysLeft", { count: left.days }), share: left.share }}
      facts={coverFacts(policy, texts)}
      actions={
        <>
          <PolicyFileButton
            policyNumber={policyNumber}
            file="document"
            variant={state === "ACTIVE" ? "primary" : undefined}
            onStarted={onDocument}
          />
          {claimRefusalOn(today, policy) === undefined ? (
            <Button variant="secondary" onClick={() => onClaim(policy)}>
              {t("policies.claim")}
            </Button>
          ) : null}
          <MoreActions label={t("policies.more")}>
            {renewHref && canRenew ? (
              <ButtonLink href={renewHref} variant="quiet" icon="refresh">
                {t("policies.renew")}
              </ButtonLink>
            ) : null}
            <PolicyFileButton policyNumber={policyNumber} file="calendar" />
            {correctable === undefined ? null : (
              <CorrectPolicy
                policyNumber={policyNumber}
                correctable={correctable}
                onCorrected={onChanged}
              />
            )}
            {refund === undefined ? null : (
              <CancelPolicy
                policyNumber={policyNumber}
                refund={refund}
                hasBegun={status !== "INACTIVE"}
                onCancelled={onChanged}
              />
            )}
          </MoreActions>
          {note}
        </>
      }
    >
      {cancellation ? (
        <CancelledNote startDate={policy.startDate} cancellation={cancellation} />
      ) : null}
      <PolicyInstalments policy={policy} payHref={payHref} />
      {renewedBy === undefined ? null : (
        <p>{texts.rich("policies.renewedBy", { number: renewedBy })}</p>
      )}
      {needsAssistance(policy) && status !== "COMPLETED" && !isCancelled ? (
        <p>{assistanceCall(texts.language, assistancePhone)}</p>
      ) : null}
      {cover.length > 0 && status !== "COMPLETED" ? (
        <Accordion
          items={[
            {
              key: "cover",
              title: t("policies.cover"),
              content: (
                <ul>
                  {[...cover, ...conditions].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      ) : null}
    </PolicySheet>
  );
}

/** Occasional actions of a policy, collapsed: a native disclosure, so that it opens without scripts. */
function MoreActions({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="sg-account__more">
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="sg-account__more-actions">{children}</div>
    </details>
  );
}

export interface CancelledNoteProps {
  readonly startDate: string;
  readonly cancellation: NonNullable<MyPolicy["cancellation"]>;
}

/** When a policy was cancelled, and its refund (SPEC-70). */
function CancelledNote({ startDate, cancellation }: CancelledNoteProps) {
  const { t, rich, format, language } = useTexts(accountTexts);
  const { requestedOn, refund, refundBy, refundState = "requested" } = cancellation;
  return (
    <Alert tone="info">
      <p>{cancellationText(language, { startDate, cancelledOn: requestedOn })}</p>
      <p>
        {refundBy === undefined
          ? t("cancelled.noRefund")
          : rich(
              `cancelled.refund.${refundState}`,
              { sum: format.money(refund) },
              { date: format.date(refundBy), days: REFUND_WORKING_DAYS },
            )}
      </p>
    </Alert>
  );
}

/** Period, insured people or things, sum and price of a policy. */
function coverFacts(
  policy: MyPolicy,
  {
    t,
    format,
    language,
  }: Pick<ReturnType<typeof useTexts<AccountTexts>>, "t" | "format" | "language">,
): SheetFact[] {
  const { startDate, endDate, firstPaidDay, lifeAssured, insured, sumAssured, sumPrem } = policy;
  const dates = t("policies.dates", { from: format.date(startDate), to: format.date(endDate) });
  const people = lifeAssured.join(", ");
  return [
    { key: "dates", label: t("policies.period"), value: dates },
    ...(firstPaidDay
      ? [
          {
            key: "firstPaidDay",
            label: FIRST_PAID_DAY_LABEL[language],
            value: format.date(firstPaidDay),
          },
        ]
      : []),
    ...(people ? [{ key: "people", label: t("policies.people"), value: people }] : []),
    ...(insured ? [{ key: "thing", label: t("policies.thing"), value: insured.text }] : []),
    ...(sumAssured > 0
      ? [{ key: "sum", label: t("policies.limit"), value: format.money(sumAssured) }]
      : []),
    { key: "price", label: t("policies.price"), value: format.money(sumPrem) },
  ];
}

/** Days that a policy in force is still good for, the last one included, and their share of its term. */
function termLeft({ startDate, endDate }: MyPolicy, today: string) {
  const days = daysBetween(today, endDate) + 1;
  return { days, share: days / (daysBetween(startDate, endDate) + 1) };
}
