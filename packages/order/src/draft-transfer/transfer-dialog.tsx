import { useApiClient } from "@sughurta/api-client/react";
import { DRAFT_LINK_MINUTES } from "@sughurta/contracts/draft-names";
import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, QrCode, Spinner, Stack, TextField } from "@sughurta/ui-kit";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OrderDraft } from "../draft/draft-record.ts";
import { createTransferToken } from "./transfer-calls.ts";
import { transferLink } from "./transfer-link.ts";
import { transferTexts } from "./transfer-texts.ts";

export interface TransferDialogProps {
  /** The order to continue on another device. */
  readonly draft: OrderDraft;
  /** Page that the link opens; the current one by default. */
  readonly href: string | undefined;
  readonly onClose: () => void;
}

/** The link to the order as a code and as text, with the time until it expires. */
export function TransferDialog({ draft, href, onClose }: TransferDialogProps) {
  const { t } = useTexts(transferTexts);
  const client = useApiClient();
  const { kind, saveFull } = draft;
  const makeLink = useCallback(async () => {
    await saveFull();
    const token = await createTransferToken(client, kind);
    return transferLink(href ?? window.location.href, token, kind);
  }, [client, kind, saveFull, href]);
  const { state, again } = useTransferLink(makeLink);
  return (
    <Dialog open title={t("give.title")} closeText={t("close")} onClose={onClose}>
      {state.step === "making" ? <Spinner label={t("give.making")} /> : null}
      {state.step === "ready" ? (
        <Stack gap="lg">
          <p>{t("give.text")}</p>
          <LazyBoundary>
            <QrCode value={state.link} label={t("give.code")} />
          </LazyBoundary>
          <CopyLink link={state.link} />
          <p className="sg-note">
            {t("give.left", { count: state.minutesLeft })} {t("give.secret")}
          </p>
        </Stack>
      ) : null}
      {state.step === "over" || state.step === "failed" ? (
        <Alert
          tone="warning"
          live="assertive"
          title={t(`give.${state.step}Title`)}
          actions={
            <Button icon="refresh" onClick={again}>
              {t("give.again")}
            </Button>
          }
        >
          {t(`give.${state.step}`, { minutes: DRAFT_LINK_MINUTES })}
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** A link to read and to copy; where the browser does not allow scripts to copy, it is selected. */
function CopyLink({ link }: { readonly link: string }) {
  const { t } = useTexts(transferTexts);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<"copied" | "copyByHand">();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid("copied");
    } catch {
      field.current?.select();
      setSaid("copyByHand");
    }
  }

  return (
    <div className="sg-transfer__link">
      <TextField
        ref={field}
        name="transferLink"
        label={t("give.link")}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {t("give.copy")}
      </Button>
      <p className="sg-transfer__said" role="status">
        {said ? t(`give.${said}`) : null}
      </p>
    </div>
  );
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The state of a link to an order, from its request to its expiry. */
type TransferLink =
  | { readonly step: "making" }
  | { readonly step: "ready"; readonly link: string; readonly minutesLeft: number }
  | { readonly step: "over" }
  | { readonly step: "failed" };

interface Made {
  readonly attempt: number;
  /** `undefined` where the link could not be created. */
  readonly link: string | undefined;
  readonly endsAtMs: number;
}

/** Creates a link at once, counts its minutes down and creates another on request; `makeLink` stays the same. */
function useTransferLink(makeLink: () => Promise<string>) {
  const [attempt, setAttempt] = useState(0);
  const [made, setMade] = useState<Made>();
  const [minutesLeft, setMinutesLeft] = useState(DRAFT_LINK_MINUTES);

  useEffect(() => {
    let wanted = true;
    makeLink()
      .catch(() => undefined)
      .then((link) => {
        if (!wanted) return;
        setMinutesLeft(DRAFT_LINK_MINUTES);
        setMade({ attempt, link, endsAtMs: Date.now() + DRAFT_LINK_MINUTES * MINUTE_MS });
      });
    return () => {
      wanted = false;
    };
  }, [makeLink, attempt]);

  const endsAtMs = made?.endsAtMs;
  useEffect(() => {
    if (endsAtMs === undefined) return;
    // Computed from the clock each time: a suspended phone has missed its timers.
    const count = () => setMinutesLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / MINUTE_MS)));
    const timer = setInterval(count, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const current = made?.attempt === attempt ? made : undefined;
  return { state: getState(current, minutesLeft), again: () => setAttempt(attempt + 1) };
}

function getState(made: Made | undefined, minutesLeft: number): TransferLink {
  if (made === undefined) return { step: "making" };
  if (made.link === undefined) return { step: "failed" };
  return minutesLeft > 0 ? { step: "ready", link: made.link, minutesLeft } : { step: "over" };
}
