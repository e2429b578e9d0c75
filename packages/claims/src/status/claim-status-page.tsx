import { claimNumber, claimStateTones } from "@sughurta/domain";
import { LazyBoundary, useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Alert, Badge, Button, Card, Container, Link, Skeleton, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { FindClaimForm, type NumberAndPhone } from "./find-claim-form.tsx";
import { claimStatusTexts } from "./status-texts.ts";
import { type OwnClaim, useFollowedClaim } from "./use-followed-claim.ts";

/** The code of the steps after the number is loaded later. */
const ClaimCodeForm = lazyComponent(
  lazyModule(() => import("./claim-code-form.tsx")),
  (module) => module.ClaimCodeForm,
);
const ClaimProgressView = lazyComponent(
  lazyModule(() => import("./claim-progress-view.tsx")),
  (module) => module.ClaimProgressView,
);

const NOTHING_TYPED: NumberAndPhone = { claimNumber: "", phone: "" };

export interface ClaimStatusPageProps {
  /** Page for making a claim. */
  readonly claimHref: string;
  /** A claim to open at once, such as one of the signed-in user. */
  readonly claimId?: string | undefined;
  /** A signed-in user, whose claims need no code. */
  readonly isSignedIn?: boolean;
}

/** Status of a claim: the visitor's own at once, any other by its number, its phone and a code. */
export function ClaimStatusPage({ claimHref, claimId, isSignedIn = false }: ClaimStatusPageProps) {
  const { t } = useTexts(claimStatusTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const { own, followed, open, show, close, reload } = useFollowedClaim({
    asked: claimId,
    isSignedIn,
  });
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [repeatAfter, setRepeatAfter] = useState<number>();

  return (
    <Container className="sg-claim-status">
      <header>
        <h1>{t("title")}</h1>
        <p className="sg-lead">{t("lead")}</p>
      </header>
      {content()}
    </Container>
  );

  function content() {
    if (followed.kind === "shown") {
      const { claim, problem } = followed;
      return (
        <LazyBoundary fallback={<Skeleton lines={6} />}>
          <ClaimProgressView
            key={claim.id}
            claim={claim}
            problem={problem}
            onReload={() => reload(claim.id)}
            onClose={() => {
              setRepeatAfter(undefined);
              close();
            }}
          />
        </LazyBoundary>
      );
    }
    if (followed.kind === "loading") {
      return (
        <div role="status" aria-label={t("claim.loading")}>
          <Skeleton lines={6} />
        </div>
      );
    }
    if (followed.kind === "problem") {
      return (
        <Alert
          tone="danger"
          live="polite"
          actions={
            <Button variant="secondary" icon="refresh" onClick={() => void open(followed.claimId)}>
              {t("claim.retry")}
            </Button>
          }
        >
          {problemText(followed.problem, t("claim.notLoaded", { phone: supportPhone }))}
        </Alert>
      );
    }
    return (
      <div className="sg-claim-status__find">
        <OwnClaims claims={own} onOpen={(claimId) => void open(claimId)} />
        <Card as="section">
          <Stack>
            <h2>{t("find.title")}</h2>
            {repeatAfter === undefined ? (
              <FindClaimForm
                initial={typed}
                onSent={(found, seconds) => {
                  setTyped(found);
                  setRepeatAfter(seconds);
                }}
              />
            ) : (
              <LazyBoundary fallback={<Skeleton lines={4} />}>
                <ClaimCodeForm
                  found={typed}
                  repeatAfter={repeatAfter}
                  onOther={() => setRepeatAfter(undefined)}
                  onOpened={show}
                />
              </LazyBoundary>
            )}
          </Stack>
        </Card>
        <p>
          <Link href={claimHref}>{t("find.new")}</Link>
        </p>
      </div>
    );
  }
}

export interface OwnClaimsProps {
  readonly claims: readonly OwnClaim[];
  readonly onOpen: (claimId: string) => void;
}

/** Claims of this visitor or person, which need no code. */
function OwnClaims({ claims, onOpen }: OwnClaimsProps) {
  const { t, rich } = useTexts(claimStatusTexts);
  if (claims.length === 0) return null;
  return (
    <section className="sg-claim-status__own">
      <h2>{t("own.title")}</h2>
      {claims.map(({ id, policyNumber, state }) => (
        <Card key={id} as="article">
          <Stack gap="sm">
            <Stack direction="row" justify="between" gap="sm">
              <Button variant="secondary" onClick={() => onOpen(id)}>
                {rich("own.number", { number: claimNumber(id) })}
              </Button>
              <Badge tone={claimStateTones[state]}>{t(`state.${state}`)}</Badge>
            </Stack>
            <p>{rich("claim.policy", { policy: policyNumber })}</p>
          </Stack>
        </Card>
      ))}
    </section>
  );
}
