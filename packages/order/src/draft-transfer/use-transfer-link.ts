import { DRAFT_LINK_MINUTES } from "@sughurta/contracts/draft-names";
import { useEffect, useState } from "react";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The state of a link to an order, from its request to its expiry. */
export type TransferLink =
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
export function useTransferLink(makeLink: () => Promise<string>) {
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
  return { state: stateOf(current, minutesLeft), again: () => setAttempt(attempt + 1) };
}

function stateOf(made: Made | undefined, minutesLeft: number): TransferLink {
  if (made === undefined) return { step: "making" };
  if (made.link === undefined) return { step: "failed" };
  return minutesLeft > 0 ? { step: "ready", link: made.link, minutesLeft } : { step: "over" };
}
