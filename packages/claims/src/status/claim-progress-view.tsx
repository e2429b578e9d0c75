import type { CallProblem } from "@sughurta/api-client";
import type { ClaimProgress } from "@sughurta/contracts/claim";
import { claimNumber, claimStateTones } from "@sughurta/domain";
import { LazyBoundary, useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Alert, Badge, Button, Card, Icon, Skeleton, Stack } from "@sughurta/ui-kit";
import { useEffect, useId, useRef, useState } from "react";
import { claimStatusTexts } from "./status-texts.ts";

/** Uploads exist for open claims only: the code is loaded with one. */
const AddFiles = lazyComponent(
  lazyModule(() => import("./add-files.tsx")),
  (module) => module.AddFiles,
);

export interface ClaimProgressViewProps {
  readonly claim: ClaimProgress;
  /** Why its latest state could not be loaded. */
  readonly problem: CallProblem | undefined;
  readonly onReload: () => Promise<void>;
  readonly onClose: () => void;
}

/** A claim as shown to its claimant: steps, messages, files, and adding a file. */
export function ClaimProgressView({ claim, problem, onReload, onClose }: ClaimProgressViewProps) {
  const { t, rich, format } = useTexts(claimStatusTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const [isReloading, setReloading] = useState(false);
  const { id, state, policyNumber, refusal, messages, files } = claim;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = state === "paid" || state === "refused";

  useEffect(() => {
    heading.current?.focus();
  }, []);

  async function reload() {
    setReloading(true);
    await onReload();
    setReloading(false);
  }

  return (
    <section className="sg-claim-status__claim" aria-labelledby={headingId}>
      <header>
        <h2 ref={heading} id={headingId} tabIndex={-1} data-claim={id}>
          {rich("claim.number", { number: claimNumber(id) })}
        </h2>
        <Stack direction="row" gap="sm">
          <Badge tone={claimStateTones[state]}>{t(`state.${state}`)}</Badge>
          <span>{rich("claim.policy", { policy: policyNumber })}</span>
        </Stack>
      </header>
      <div className="sg-claim-status__columns">
        <Card as="section">
          <Stack>
            <h3>{t("claim.steps")}</h3>
            <ClaimSteps claim={claim} />
            {refusal === undefined ? null : (
              <Alert tone="warning" title={t("refusal")}>
                <p className="sg-claim-status__text">{refusal}</p>
              </Alert>
            )}
          </Stack>
        </Card>
        <Stack gap="lg">
          <Card as="section">
            <Stack>
              <h3>{t("messages.title")}</h3>
              {messages.length === 0 ? <p>{t("messages.none")}</p> : null}
              {messages.map((message) => (
                <article key={message.id}>
                  <p className="sg-note">{format.date(message.on)}</p>
                  <p className="sg-claim-status__text">{message.text}</p>
                </article>
              ))}
            </Stack>
          </Card>
          <Card as="section">
            <Stack>
              <h3>{t("files.title")}</h3>
              {files.length === 0 ? (
                <p>{t("files.none")}</p>
              ) : (
                <ul className="sg-claim-status__files">
                  {files.map((file) => (
                    <li key={file.id}>
                      <Icon name="document" size="small" /> {file.name}
                    </li>
                  ))}
                </ul>
              )}
              {isOver ? (
                <p>{t("files.over")}</p>
              ) : (
                <LazyBoundary fallback={<Skeleton lines={3} />}>
                  <AddFiles claimId={id} count={files.length} onAdded={() => void onReload()} />
                </LazyBoundary>
              )}
            </Stack>
          </Card>
        </Stack>
      </div>
      {problem ? (
        <Alert tone="danger" live="assertive">
          {problemText(problem, t("claim.notLoaded", { phone: supportPhone }))}
        </Alert>
      ) : null}
      <Stack direction="row" gap="sm" className="sg-claim-status__actions">
        <Button variant="secondary" icon="refresh" busy={isReloading} onClick={reload}>
          {t("claim.reload")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("claim.close")}
        </Button>
      </Stack>
    </section>
  );
}

/** The steps of a claim: finished ones with dates, future ones with due dates (SPEC-69). */
function ClaimSteps({ claim: { steps, state, paid } }: { readonly claim: ClaimProgress }) {
  const { t, rich, format } = useTexts(claimStatusTexts);
  const isOver = state === "paid" || state === "refused";
  const current = steps.map(({ doneOn }) => doneOn !== undefined).lastIndexOf(true);

  function getTitle(step: ClaimProgress["steps"][number]["step"]) {
    if (step !== "decided") return t(`step.${step}`);
    if (state === "paid") return rich("step.paid", { sum: format.money(paid ?? 0) });
    return t(state === "refused" ? "step.refused" : "step.decided");
  }

  function describeWhen({ step, doneOn, dueBy }: ClaimProgress["steps"][number]) {
    const due = dueBy === undefined ? undefined : format.date(dueBy);
    if (doneOn !== undefined) {
      const date = format.date(doneOn);
      return due === undefined ? t("step.doneOn", { date }) : t("step.payBy", { date, due });
    }
    if (due !== undefined) return t("step.decideBy", { date: due });
    if (step === "decided") return t("step.later");
    return step === "papersAwaited" ? t("step.call") : undefined;
  }

  return (
    <ol className="sg-claim-steps">
      {steps.map((step, index) => {
        const place = index > current ? "later" : index === current && !isOver ? "now" : "done";
        const when = describeWhen(step);
        return (
          <li
            key={step.step}
            data-place={place}
            aria-current={index === current ? "step" : undefined}
          >
            <span className="sg-claim-steps__mark">
              {place === "done" ? <Icon name="check" size="small" /> : null}
            </span>
            <strong>{getTitle(step.step)}</strong>
            {when === undefined ? null : <span className="sg-note">{when}</span>}
          </li>
        );
      })}
    </ol>
  );
}
