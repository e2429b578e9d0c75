import { useApiClient } from "@sughurta/api-client/react";
import { policyInstalments } from "@sughurta/contracts/policy-changes";
import { normalizePolicyNumber } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Card, Container, Stack } from "@sughurta/ui-kit";
import { OpenPolicy } from "../renewal/open-policy.tsx";
import { LoadedSection } from "../section/account-section.tsx";
import { useLoaded } from "../section/use-loaded.ts";
import { PartsToPay, type PayingProps } from "./parts-to-pay.tsx";
import { payTexts } from "./pay-texts.ts";

export interface PayPageProps extends PayingProps {
  /** Number from the address. */
  readonly policyNumber: string;
  /** Sign-in page with a redirect back here; omitted for a signed-in person. */
  readonly signInHref?: string | undefined;
}

/** Later instalments of a policy: its owner pays at once, anyone else confirms its phone first (SPEC-85). */
export function PayPage({ policyNumber, signInHref, ...paying }: PayPageProps) {
  const { t, rich } = useTexts(payTexts);
  const client = useApiClient();
  const number = normalizePolicyNumber(policyNumber);
  const control = useLoaded(async () => {
    const response = await client.send(policyInstalments, { params: { policyNumber: number } });
    return response.status === 200 ? response.data : undefined;
  });
  return (
    <Container width="form" className="sg-account">
      <Stack gap="lg">
        <header>
          <h1>{rich("pay.title", { number })}</h1>
          <p>{t("pay.lead")}</p>
        </header>
        <Card aria-live="polite" aria-busy={control.loaded.kind === "loading"}>
          <LoadedSection control={control}>
            {(plan) =>
              plan ? (
                <PartsToPay plan={plan} {...paying} />
              ) : (
                <Stack>
                  <OpenPolicy policyNumber={number} variant="primary" onOpened={control.reload} />
                  {signInHref === undefined ? null : (
                    <ButtonLink href={signInHref} variant="quiet" icon="user">
                      {t("pay.signIn")}
                    </ButtonLink>
                  )}
                </Stack>
              )
            }
          </LoadedSection>
        </Card>
      </Stack>
    </Container>
  );
}
