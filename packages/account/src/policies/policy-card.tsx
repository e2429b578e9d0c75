import type { MyPolicy } from "@sughurta/contracts";
import { policyStatusTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert, Badge, Button, ButtonLink, Card, Stack, SummaryList } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { CancelPolicy } from "./cancel-policy.tsx";
import { coverRows, daysLeft } from "./cover-rows.ts";
import { PolicyFileButton } from "./policy-file-button.tsx";

export interface PolicyCardProps {
  readonly policy: MyPolicy;
  readonly today: string;
  readonly renewHref: string | undefined;
  readonly onClaim: (policy: MyPolicy) => void;
  readonly onDocument: ((policyNumber: string) => void) | undefined;
  readonly note: ReactNode;
  readonly onChanged: () => void;
}

/** One policy of the account: its state, what it covers, and what can be done with it. */
export function PolicyCard({
  policy,
  today,
  renewHref,
  onClaim,
  onDocument,
  note,
  onChanged,
}: PolicyCardProps) {
  const texts = useTexts(accountTexts);
  const { t, format } = texts;
  const { policyNumber, status, title, cover, refund, cancellation } = policy;
  return (
    <Card as="article" aria-label={t("policies.name", { title, number: policyNumber })}>
      <Stack>
        <Stack direction="row" justify="between" align="center" gap="sm">
          <h2 className="sg-account__card">{title || t("policies.untitled")}</h2>
          <Badge tone={policyStatusTones[status]} icon={status === "ACTIVE" ? "check" : undefined}>
            {t(`policies.${status}`)}
          </Badge>
        </Stack>
        <p>
          {t("policies.number", { number: policyNumber })}
          {status === "ACTIVE"
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
        {cancellation ? (
          <Alert tone="info">
            {t("cancel.requested", {
              date: format.date(cancellation.requestedOn),
              sum: format.money(cancellation.refund),
            })}
          </Alert>
        ) : null}
        <Stack direction="row" gap="sm" className="sg-account__actions">
          <PolicyFileButton policyNumber={policyNumber} file="document" onSaved={onDocument} />
          {renewHref && status !== "INACTIVE" ? (
            <ButtonLink href={renewHref} variant="secondary" icon="refresh">
              {t("policies.renew")}
            </ButtonLink>
          ) : null}
          <Button variant="secondary" onClick={() => onClaim(policy)}>
            {t("policies.claim")}
          </Button>
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
