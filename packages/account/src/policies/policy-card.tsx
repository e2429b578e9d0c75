import type { MyPolicy } from "@sughurta/contracts/policy";
import {
  assistanceCall,
  claimRefusalOn,
  needsAssistance,
  policyStatusTones,
} from "@sughurta/domain";
import { policyFamily } from "@sughurta/domain/box";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Accordion, Badge, Button, ButtonLink, PolicySheet } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { policyState } from "./by-state.ts";
import { CancelPolicy } from "./cancel-policy.tsx";
import { CancelledNote } from "./cancelled-note.tsx";
import { coverFacts, termLeft } from "./cover-facts.ts";
import { MoreActions } from "./more-actions.tsx";
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
  const { policyNumber, status, title, cover, conditions = [], refund } = policy;
  const { cancellation, renewedBy } = policy;
  const { assistancePhone } = useInsurer();
  const state = policyState(policy);
  const isCancelled = state === "cancelled";
  const canRenew = status !== "INACTIVE" && !isCancelled && renewedBy === undefined;
  const left = state === "ACTIVE" ? termLeft(policy, today) : undefined;
  return (
    <PolicySheet
      aria-label={t("policies.name", { title, number: policyNumber })}
      family={policyFamily(policy)}
      seed={policyNumber}
      state={
        <Badge tone={policyStatusTones[status]} icon={state === "ACTIVE" ? "check" : undefined}>
          {t(`policies.${state}`)}
        </Badge>
      }
      title={title || t("policies.untitled")}
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
