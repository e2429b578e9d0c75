import { useApiClient } from "@sughurta/api-client/react";
import { type RestToPay, restToPay } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { Card, Container, Stack, SummaryList } from "@sughurta/ui-kit";
import { LoadedSection } from "../section/account-section.tsx";
import { useLoaded } from "../section/use-loaded.ts";
import { type PayingProps, PaySum } from "./parts-to-pay.tsx";
import { payTexts } from "./pay-texts.ts";

export interface RestPageProps extends PayingProps {
  /** Token from the address. */
  readonly token: string;
}

/** The rest of a price by the link that staff sent after a payment that was too small; anyone with it pays. */
export function RestPage({ token, ...paying }: RestPageProps) {
  const { t } = useTexts(payTexts);
  const client = useApiClient();
  const control = useLoaded(async () => {
    const response = await client.send(restToPay, { params: { token } });
    return response.status === 200 ? response.data : undefined;
  });
  return (
    <Container width="form" className="sg-account">
      <Stack gap="lg">
        <header>
          <h1>{t("pay.rest.title")}</h1>
          <p>{t("pay.rest.lead")}</p>
        </header>
        <Card aria-live="polite" aria-busy={control.loaded.kind === "loading"}>
          <LoadedSection control={control}>
            {(rest) =>
              rest ? <Rest rest={rest} token={token} {...paying} /> : <p>{t("pay.rest.unknown")}</p>
            }
          </LoadedSection>
        </Card>
      </Stack>
    </Container>
  );
}

function Rest({ rest, token, ...paying }: RestPageProps & { readonly rest: RestToPay }) {
  const { t, format } = useTexts(payTexts);
  const { state, title, received, sumPrem, dueOn, policyType, policyId, operators } = rest;
  const sum = (key: string, term: string, value: number) => ({
    ...{ key, term, value: format.money(value) },
    verbatim: "value" as const,
  });
  return (
    <Stack gap="lg">
      <SummaryList
        rows={[
          { key: "title", term: t("pay.rest.product"), value: title },
          sum("received", t("pay.rest.received"), received),
          { ...sum("rest", t("pay.rest.sum"), sumPrem), strong: true },
        ]}
      />
      {state === "open" ? (
        <PaySum
          of={{ policyType, policyId: String(policyId), sumPrem, operators }}
          as={{ rest: token }}
          name={`rest-${token}`}
          rule={t("pay.rest.rule", { date: format.date(dueOn) })}
          {...paying}
        />
      ) : (
        <p>{t(`pay.rest.${state}`)}</p>
      )}
    </Stack>
  );
}
