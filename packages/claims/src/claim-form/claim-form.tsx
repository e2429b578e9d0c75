import { useApiClient } from "@sughurta/api-client/react";
import { telHref } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { OrderHistory } from "@sughurta/order";
import { DraftChanged } from "@sughurta/order/draft";
import { Alert, Button, ButtonLink, Card, Container, Heading, Link, Stack } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { PICTURE_SIZE, type PictureSize, useSmallPictures } from "../pictures/small-pictures.ts";
import { readClaimNumbers } from "../stored-claims/claim-numbers.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { useFileReason } from "../uploads/use-file-reason.ts";
import { ClaimFields } from "./claim-fields.tsx";
import { ClaimRegistered } from "./claim-registered.tsx";
import type { OwnPolicy } from "./policy-question.tsx";
import { type ClaimContact, useClaim } from "./use-claim.ts";
import { useClaimFiles } from "./use-claim-files.ts";
import { useStoredFiles } from "./use-stored-files.ts";

/** The emergency services of Tajikistan, the most likely first. */
const SERVICES = [
  ["ambulance", "103"],
  ["police", "102"],
  ["fire", "101"],
  ["rescue", "112"],
] as const;

export interface ClaimFormProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Navigation state of the page: the value passed by the policy check, if any. */
  readonly handedOver?: unknown;
  /** Opens the home page. */
  readonly onGoHome: () => void;
  /** The application's history: on phones each question is an entry of it. */
  readonly history?: OrderHistory | undefined;
  /** The policies of the signed-in user, to choose from. */
  readonly policies?: readonly OwnPolicy[] | undefined;
  /** Contacts of the signed-in user: fill in empty fields. */
  readonly contact?: ClaimContact | undefined;
  /** The page with the status of a claim; no link without it. */
  readonly statusHref?: string | undefined;
  /** How pictures are reduced before they are sent. */
  readonly pictureSize?: PictureSize | undefined;
}

const NO_POLICIES: readonly OwnPolicy[] = [];

const STEPS = ["stepCheck", "stepCall", "stepDecision"] as const;

/** Registration of an insured event: the form, then the number of the claim and its files (S0 §2, §4). */
export function ClaimForm({
  today,
  handedOver,
  onGoHome,
  history,
  policies = NO_POLICIES,
  contact,
  statusHref,
  pictureSize = PICTURE_SIZE,
}: ClaimFormProps) {
  const { t } = useTexts(claimsTexts);
  const { supportPhone } = useInsurer();
  const claim = useClaim({ today, history, handedOver, contact });
  const { form, claimId, questions, draftNotice } = claim;
  const files = useClaimFiles(claimId, form.values.files, {
    getReason: useFileReason(),
  });
  const pictures = useSmallPictures(pictureSize);
  useStoredFiles(claimId, files.waiting, claim.restoreFiles);
  if (claimId !== undefined) {
    return (
      <ClaimRegistered
        claimId={claimId}
        form={form}
        files={files}
        pictures={pictures}
        statusHref={statusHref}
        onGoHome={onGoHome}
      />
    );
  }
  const phone = supportPhone;
  return (
    <Container className="sg-claim" data-question={questions.current}>
      <header>
        <Heading level={1} className="sg-claim__title">
          {t("claim.title")}
        </Heading>
        <p className="sg-lead">{t("claim.lead")}</p>
      </header>
      <Alert tone="warning" title={t("claim.urgentTitle")} className="sg-claim__urgent">
        <p>{t("claim.urgentText")}</p>
      </Alert>
      <EmergencyCalls />
      <DraftChanged changed={claim.changedElsewhere} />
      {!questions.moved && (draftNotice === "restored" || draftNotice === "peopleLost") ? (
        <Alert
          live="polite"
          className="sg-claim__kept"
          actions={
            <Button variant="quiet" icon="refresh" onClick={claim.resetOrder}>
              {t("draft.resetOrder")}
            </Button>
          }
        >
          <p>{t(`draft.${draftNotice}`)}</p>
        </Alert>
      ) : null}
      <div className="sg-claim__columns">
        <ClaimFields
          {...claim}
          place={questions}
          policies={policies}
          pictures={pictures}
          today={today}
        />
        <aside className="sg-claim__aside" aria-label={t("claim.asideLabel")}>
          <Card ground="sunken">
            <Stack>
              <Heading level={2} className="sg-claim__heading">
                {t("claim.nextTitle")}
              </Heading>
              <ol className="sg-claim__steps">
                {STEPS.map((step) => (
                  <li key={step}>{t(`claim.${step}`)}</li>
                ))}
              </ol>
              <ButtonLink variant="secondary" icon="phone" href={telHref(phone)}>
                {t("claim.call", { phone })}
              </ButtonLink>
              <EarlierClaims statusHref={statusHref} />
            </Stack>
          </Card>
        </aside>
      </div>
    </Container>
  );
}

/** The claims made in this browser, with links to their status. */
function EarlierClaims({ statusHref }: { readonly statusHref: string | undefined }) {
  const client = useApiClient();
  const { t } = useTexts(claimsTexts);
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  // The server does not know this browser.
  useEffect(() => setNumbers(readClaimNumbers(client)), [client]);
  if (numbers.length === 0) return null;
  return (
    <section>
      <Heading level={2} className="sg-claim__heading">
        {t("earlier.title")}
      </Heading>
      <p className="sg-claim__numbers">{numbers.join(", ")}</p>
      {statusHref ? <Link href={statusHref}>{t("earlier.status")}</Link> : null}
    </section>
  );
}

/** Emergency call buttons, and the insurer: before any form. */
function EmergencyCalls() {
  const { t } = useTexts(claimsTexts);
  const { supportPhone } = useInsurer();
  const calls = [...SERVICES, ["insurer", supportPhone] as const];
  return (
    <ul className="sg-calls" aria-label={t("calls.label")}>
      {calls.map(([whom, phone]) => (
        <li key={whom}>
          <Link
            look="plain"
            className="sg-calls__call"
            href={telHref(phone)}
            aria-label={`${phone}, ${t(`calls.${whom}`)}`}
          >
            <span className="sg-calls__phone">{phone}</span>{" "}
            <span className="sg-calls__whom">{t(`calls.${whom}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
