import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { policyRenewal, type Renewal } from "@sughurta/contracts/policy-changes";
import { normalizePolicyNumber } from "@sughurta/domain";
import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  Skeleton,
  Stack,
  useLatest,
} from "@sughurta/ui-kit";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { OpenPolicy } from "./open-policy.tsx";
import { renewalTexts } from "./renewal-texts.ts";

/** A newly started order, or one that is half filled in already. */
export interface BegunOrder {
  readonly href: string;
  /** False where an unfinished order was not replaced. */
  readonly isNew: boolean;
}

export interface RenewPageProps {
  /** Number from the address. */
  readonly policyNumber: string;
  /** Starts the renewal order of a policy; an unfinished one is replaced only with `replace`. */
  readonly begin: (renewal: Renewal, options: { readonly replace: boolean }) => Promise<BegunOrder>;
  /** Opens the new order. */
  readonly onBegun: (href: string) => void;
  /** Sign-in page with a redirect back here; omitted for a signed-in person. */
  readonly signInHref?: string | undefined;
  /** Page about another policy, such as the renewal. */
  readonly policyHref: (policyNumber: string) => string;
}

type Step =
  | { readonly kind: "reading" }
  | { readonly kind: "locked" }
  | { readonly kind: "renewed"; readonly renewal: Renewal; readonly by: string }
  | { readonly kind: "cancelled"; readonly on: string }
  | { readonly kind: "other"; readonly renewal: Renewal; readonly href: string }
  | { readonly kind: "problem"; readonly error: unknown };

/** Renews a policy: its owner continues to a filled-in order, anyone else confirms its phone first. */
export function RenewPage({
  policyNumber,
  begin,
  onBegun,
  signInHref,
  policyHref,
}: RenewPageProps) {
  const { t, rich, format } = useTexts(renewalTexts);
  const client = useApiClient();
  const number = normalizePolicyNumber(policyNumber);
  const [step, setStep] = useState<Step>({ kind: "reading" });
  const host = useLatest({ begin, onBegun });

  const start = useCallback(async (renewal: Renewal, replace: boolean): Promise<Step> => {
    const { isNew, href } = await host.current.begin(renewal, { replace });
    if (!isNew) return { kind: "other", renewal, href };
    host.current.onBegun(href);
    return { kind: "reading" };
  }, []);

  const read = useCallback(async (): Promise<Step> => {
    const response = await client.send(policyRenewal, { params: { policyNumber: number } });
    if (response.status === 409) return { kind: "cancelled", on: response.data.cancelledOn };
    if (response.status !== 200) return { kind: "locked" };
    const { renewedBy } = response.data;
    if (renewedBy === undefined) return start(response.data, false);
    return { kind: "renewed", renewal: response.data, by: renewedBy };
  }, [client, number, start]);

  const show = useCallback((coming: Promise<Step>) => {
    coming.then(setStep, (error: unknown) => setStep({ kind: "problem", error }));
  }, []);
  // An order is started once, however often the page is rendered.
  const first = useRef<Promise<Step>>(undefined);
  useEffect(() => {
    first.current ??= read();
    show(first.current);
  }, [read, show]);

  function run(coming: Promise<Step>) {
    setStep({ kind: "reading" });
    show(coming);
  }

  return (
    <Container width="form" className="sg-account">
      <Stack gap="lg">
        <header>
          <h1>{rich("renew.title", { number })}</h1>
          <p>{t("renew.lead")}</p>
        </header>
        <Card aria-live="polite" aria-busy={step.kind === "reading"}>
          <Stack>
            {step.kind === "reading" ? (
              <>
                <p>{t("renew.reading")}</p>
                <Skeleton lines={4} />
              </>
            ) : null}
            {step.kind === "locked" ? (
              <>
                <OpenPolicy policyNumber={number} variant="primary" onOpened={() => run(read())} />
                {signInHref === undefined ? null : (
                  <ButtonLink href={signInHref} variant="quiet" icon="user">
                    {t("renew.signIn")}
                  </ButtonLink>
                )}
              </>
            ) : null}
            {step.kind === "cancelled" ? (
              <p>{t("renew.cancelled", { date: format.date(step.on) })}</p>
            ) : null}
            {step.kind === "renewed" ? (
              <>
                <h2>{t("renew.renewedTitle")}</h2>
                <p>{rich("renew.renewed", { number: step.by })}</p>
                <ButtonLink wide href={policyHref(step.by)}>
                  {rich("renew.showRenewed", { number: step.by })}
                </ButtonLink>
                <Button wide variant="quiet" onClick={() => run(start(step.renewal, false))}>
                  {t("renew.renewAgain")}
                </Button>
              </>
            ) : null}
            {step.kind === "other" ? (
              <>
                <h2>{t("renew.otherTitle")}</h2>
                <p>{t("renew.other")}</p>
                <Button wide onClick={() => run(start(step.renewal, true))}>
                  {t("renew.replace")}
                </Button>
                <ButtonLink wide href={step.href} variant="secondary">
                  {t("renew.keep")}
                </ButtonLink>
              </>
            ) : null}
            {step.kind === "problem" ? (
              <Problem error={step.error} onRetry={() => run(read())} />
            ) : null}
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}

function Problem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  return (
    <Alert
      tone="danger"
      actions={
        <Button variant="secondary" icon="refresh" onClick={onRetry}>
          {t("cabinet.retry")}
        </Button>
      }
    >
      {problemText(toCallProblem(error), t("cabinet.notLoaded", { phone: supportPhone }))}
    </Alert>
  );
}
