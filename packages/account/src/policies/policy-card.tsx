import type { MyPolicy } from "@sughurta/contracts/policy";
import { policyStatusTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Badge, Button, ButtonLink, Card, Stack, SummaryList } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { CancelPolicy } from "./cancel-policy.tsx";
import { CancelledNote } from "./cancelled-note.tsx";
import { coverRows, daysLeft } from "./cover-rows.ts";
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

/** The word for where a policy stands: what became of it goes before what its dates say. */
function standingKey({ status, cancelledOn, suspendedOn }: MyPolicy) {
  if (cancelledOn !== undefined) return "cancelled";
  return suspendedOn === undefined ? status : "suspended";
}

/** One policy of the account: its state, what it covers, and what can be done with it. */
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
  const { policyNumber, status, title, cover, refund, cancellation, renewedBy } = policy;
  const isCancelled = policy.cancelledOn !== undefined;
  const state = standingKey(policy);
  return (
    <Card as="article" aria-label={t("policies.name", { title, number: policyNumber })}>
      <Stack>
        <Stack direction="row" justify="between" align="center" gap="sm">
          <h2 className="sg-account__card">{title || t("policies.untitled")}</h2>
          <Badge tone={policyStatusTones[status]} icon={status === "ACTIVE" ? "check" : undefined}>
            {t(`policies.${state}`)}
          </Badge>
        </Stack>
        <p>
          {t("policies.number", { number: policyNumber })}
          {status === "ACTIVE" && !isCancelled
            ? ` · ${t("policies.daysLeft", { count: daysLeft(policy, today) })}`
            : null}
        </p>
        <SummaryList rows={coverRows(policy, texts)} />
        {cover.length > 0 && status !== "COMPLETED" ? (
          <section>
            <h3 className="sg-account__cover">{t("policies.cover")}</h3>
            <ul>
              {cover.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ) : null}
        {cancellation ? <CancelledNote cancellation={cancellation} /> : null}
        <PolicyInstalments policy={policy} payHref={payHref} />
        {renewedBy === undefined ? null : <p>{t("policies.renewedBy", { number: renewedBy })}</p>}
        <Stack direction="row" gap="sm" className="sg-account__actions">
          <PolicyFileButton policyNumber={policyNumber} file="document" onSaved={onDocument} />
          {renewHref && status !== "INACTIVE" && !isCancelled && renewedBy === undefined ? (
            <ButtonLink href={renewHref} variant="secondary" icon="refresh">
              {t("policies.renew")}
            </ButtonLink>
          ) : null}
          {isCancelled ? null : (
            <Button variant="secondary" onClick={() => onClaim(policy)}>
              {t("policies.claim")}
            </Button>
          )}
          <PolicyFileButton policyNumber={policyNumber} file="calendar" />
          {refund === undefined ? null : (
            <CancelPolicy policyNumber={policyNumber} refund={refund} onCancelled={onChanged} />
          )}
        </Stack>
        {note}
      </Stack>
    </Card>
  );
}
