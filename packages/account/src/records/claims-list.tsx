import { useApiClient } from "@sughurta/api-client/react";
import { myClaims } from "@sughurta/contracts/claim";
import { claimNumber, claimStateTones } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Badge, Card, Link, Stack } from "@sughurta/ui-kit";
import type { AccountLinks } from "../account/account-links.ts";
import { LoadedSection } from "../account/loaded-section.tsx";
import { useApiQuery } from "../account/use-api-query.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Claims of the account, the newest first, with the status of each. */
export function ClaimsList({ claimHref }: Pick<AccountLinks, "claimHref">) {
  const { t, rich, format } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(myClaims, {}));
  return (
    <LoadedSection control={control}>
      {(claims) =>
        claims.length === 0 ? (
          <p>{t("claims.none")}</p>
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
                      { date: format.date(createdAt.slice(0, 10)) },
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
