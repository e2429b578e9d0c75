import { useApiClient } from "@sughurta/api-client/react";
import { myPayments } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { Badge, Card, Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../account/account-links.ts";
import { LoadedSection } from "../account/loaded-section.tsx";
import { useApiQuery } from "../account/use-api-query.ts";
import { accountTexts } from "../texts/account-texts.ts";

const TONES = {
  checking: "info",
  paid: "success",
  failed: "danger",
  expired: "neutral",
  refunding: "info",
  refunded: "neutral",
} as const;

/** Payments of the account with their states, the newest first. */
export function PaymentsList({ paymentHref }: Pick<AccountLinks, "paymentHref">) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myPayments, {}));
  return (
    <LoadedSection control={control}>
      {(payments) =>
        payments.length === 0 ? (
          <p>{t("payments.none")}</p>
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
                    {format.date(createdAt.slice(0, 10))}
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
