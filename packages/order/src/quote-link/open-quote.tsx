import * as z from "@sughurta/contracts/zod";
import { addDays, compareDates, isIsoDate, roundMoney } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Dialog, Stack, useLatest } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useState } from "react";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import { QUOTE_LINK_VERSION, type SharedQuote } from "./quote-link.ts";
import { quoteLinkTexts } from "./quote-link-texts.ts";

const MAX_PRICE_TJS = 10_000_000;

const quote = z.object({
  choices: z.record(z.string(), z.unknown()),
  price: z.number().check(z.positive(), z.maximum(MAX_PRICE_TJS)),
  date: z.string().check(z.refine(isIsoDate)),
});

/** Parses the text of a link to a quote; `undefined` where it is broken, of another version or dated in the future. */
export function readQuoteLink(text: string, today: string): Omit<SharedQuote, "kind"> | undefined {
  const [version, encoded] = text.split(".");
  if (version !== QUOTE_LINK_VERSION || !encoded) return undefined;
  const { data } = quote.safeParse(parsed(encoded));
  return data && compareDates(data.date, today) <= 0 ? data : undefined;
}

function parsed(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

export interface OpenQuoteProps {
  /** The part of the link after the `#`. */
  readonly text: string;
  /** Whether there is an order here that the quote would replace. */
  readonly isSaved: () => boolean;
  /**
   * The initial values of an order with these choices; `undefined` where this version cannot read them. The same
   * function between renders.
   */
  readonly prepare: (choices: object) => Promise<(() => void) | undefined>;
  /** The live price of the order on the page. */
  readonly quote: QuoteState<Quote>;
  /** The order on this device, in a few words. */
  readonly here: string;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
}

type SentPrice = Pick<SharedQuote, "price" | "date">;

type Opening =
  | { readonly step: "reading" | "broken" | "dropped" }
  | { readonly step: "asking"; readonly start: () => void; readonly sent: SentPrice }
  | { readonly step: "open"; readonly sent: SentPrice };

/** Reads a link and applies its choices to the order; an order in progress is replaced only after confirmation. */
export function OpenQuote({ text, isSaved, prepare, quote, here, today }: OpenQuoteProps) {
  const { t } = useTexts(quoteLinkTexts);
  const [opening, setOpening] = useState<Opening>({ step: "reading" });
  const latest = useLatest(isSaved);

  useEffect(() => {
    let wanted = true;
    void readQuote(text, today, prepare).then((read) => {
      if (!wanted) return;
      if (read === undefined) setOpening({ step: "broken" });
      else if (latest.current()) setOpening({ step: "asking", ...read });
      else {
        read.start();
        setOpening({ step: "open", sent: read.sent });
      }
    });
    return () => {
      wanted = false;
    };
  }, [text, today, prepare]);

  switch (opening.step) {
    case "reading":
    case "dropped":
      return null;
    case "broken":
      return (
        <Alert tone="warning" live="polite" title={t("brokenTitle")}>
          {t("broken")}
        </Alert>
      );
    case "asking": {
      const { start, sent } = opening;
      const keep = () => setOpening({ step: "dropped" });
      const open = () => {
        start();
        setOpening({ step: "open", sent });
      };
      return (
        <Dialog open size="small" title={t("askTitle")} closeText={t("close")} onClose={keep}>
          <Stack>
            <p>{t("ask")}</p>
            {here ? (
              <p className="sg-transfer__here">
                <strong>{t("here")}</strong>
                {here}
              </p>
            ) : null}
            <Button wide onClick={open}>
              {t("yes")}
            </Button>
            <Button wide variant="secondary" onClick={keep}>
              {t("no")}
            </Button>
          </Stack>
        </Dialog>
      );
    }
    default:
      return <PriceThenAndNow sent={opening.sent} quote={quote} today={today} />;
  }
}

/** The quote's price at the time of sharing and today's; later changes of the order are ignored. */
function PriceThenAndNow({
  sent,
  quote,
  today,
}: Pick<OpenQuoteProps, "quote" | "today"> & { readonly sent: SentPrice }) {
  const { t, rich, format } = useTexts(quoteLinkTexts);
  const [now, setNow] = useState<number>();
  if (now === undefined && quote.kind === "ready") setNow(fullPrice(quote.quote));
  return (
    <Alert tone="info" live="polite" title={t("title")}>
      {sentence()}
    </Alert>
  );

  function sentence(): ReactNode {
    const before = format.money(sent.price);
    const when = whenText();
    if (now === undefined) return rich("counting", { before }, { when });
    const isSame = now === sent.price;
    return rich(isSame ? "same" : "moved", { before, now: format.money(now) }, { when });
  }

  function whenText(): string {
    if (sent.date === today) return t("earlier");
    return sent.date === addDays(today, -1) ? t("yesterday") : format.date(sent.date);
  }
}

/** Price without a promo code, TJS. */
function fullPrice({ sumPrem, valueAmount }: Quote): number {
  return roundMoney(sumPrem + valueAmount);
}

/** Content of a link and the initial values of its order; without the rules the content is not trusted. */
async function readQuote(text: string, today: string, prepare: OpenQuoteProps["prepare"]) {
  const sent = readQuoteLink(text, today);
  const start = sent && (await prepare(sent.choices).catch(() => undefined));
  return start && { start, sent };
}
