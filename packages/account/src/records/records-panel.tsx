import { useApiClient } from "@sughurta/api-client/react";
import { myClaims } from "@sughurta/contracts/claim";
import { myPayments } from "@sughurta/contracts/payment";
import { claimNumber, claimStateTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Badge, ButtonLink, Card, EmptyState, Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../section/account-links.ts";
import { AccountSection, LoadedSection } from "../section/account-section.tsx";
import { readLocalDate } from "../section/local-date.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Claims and payments of the account. */
export function RecordsPanel({ links }: { readonly links: AccountLinks }) {
  const { t } = useTexts(accountTexts);
  return (
    <Stack gap="xl">
      <AccountSection title={t("claims.title")}>
        <ClaimsList {...links} />
      </AccountSection>
      <AccountSection title={t("payments.title")}>
        <PaymentsList {...links} />
      </AccountSection>
    </Stack>
  );
}

/** Claims of the account, the newest first, with the status of each. */
function ClaimsList({ claimHref, newClaimHref }: Pick<AccountLinks, "claimHref" | "newClaimHref">) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myClaims, {}));
  return (
    <LoadedSection control={control}>
      {(claims) =>
        claims.length === 0 ? (
          <EmptyState
            level={3}
            title={t("claims.none")}
            actions={
              newClaimHref ? (
                <ButtonLink href={newClaimHref} variant="secondary">
                  {t("policies.claim")}
                </ButtonLink>
              ) : null
            }
          />
        ) : (
          <Stack>
            {claims.map(({ id, policyNumber, note, createdAt, filesCount, state }) => (
              <Card key={id} as="article">
                <Stack gap="sm">
                  <Stack direction="row" justify="between" gap="sm">
                    <h3>{rich("claims.number", { number: claimNumber(id) })}</h3>
                    <Badge tone={claimStateTones[state]}>{t(`claims.state.${state}`)}</Badge>
                  </Stack>
                  <p>
                    {rich(
                      "claims.about",
                      { number: policyNumber },
                      { date: format.date(readLocalDate(createdAt)) },
                    )}
                    {" · "}
                    {t("claims.files", { count: filesCount })}
                  </p>
                  <p>{note}</p>
                  {claimHref ? <Link href={claimHref(id)}>{t("claims.details")}</Link> : null}
                </Stack>
              </Card>
            ))}
          </Stack>
        )
      }
    </LoadedSection>
  );
}

const TONES = {
  checking: "info",
  paid: "success",
  failed: "danger",
  expired: "neutral",
  refunding: "info",
  refunded: "neutral",
} as const;

/** Payments of the account with their states, the newest first. */
function PaymentsList({ paymentHref, shopHref }: Pick<AccountLinks, "paymentHref" | "shopHref">) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myPayments, {}));
  return (
    <LoadedSection control={control}>
      {(payments) =>
        payments.length === 0 ? (
          <EmptyState
            plain
            level={3}
            title={t("payments.none")}
            actions={
              <ButtonLink href={shopHref} variant="secondary">
                {t("policies.buy")}
              </ButtonLink>
            }
          />
        ) : (
          <Stack>
            {payments.map(({ id, status, title, sumPrem, createdAt, policyNumber }) => (
              <Card key={id} as="article">
                <Stack gap="sm">
                  <Stack direction="row" justify="between" gap="sm">
                    <h3>{title}</h3>
                    <Badge tone={TONES[status]}>{t(`payments.${status}`)}</Badge>
                  </Stack>
                  <p>
                    <span translate="no">{format.money(sumPrem)}</span> ·{" "}
                    {format.date(readLocalDate(createdAt))}
                    {policyNumber ? (
                      <> · {rich("policies.number", { number: policyNumber })}</>
                    ) : null}
                  </p>
                  <Link href={paymentHref(id)}>{t("payments.details")}</Link>
                </Stack>
              </Card>
            ))}
          </Stack>
        )
      }
    </LoadedSection>
  );
}
