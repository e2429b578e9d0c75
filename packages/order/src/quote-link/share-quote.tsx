import { roundMoney } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Button, TextField } from "@sughurta/ui-kit";
import { useState } from "react";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { type QuoteSharing, quoteLink } from "./quote-link.ts";

export interface ShareQuoteProps<Values extends object> {
  /** Content of a link to a quote of this product. */
  readonly sharing: Pick<QuoteSharing<Values>, "kind" | "of">;
  /** The values from which the link is created. */
  readonly values: Values;
  /** The quote's state. */
  readonly quote: QuoteState<Quote>;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  /** The subject of the order: the title of the message. */
  readonly title: string;
  /** Page with this order that the link opens; the current page by default. */
  readonly href?: string | undefined;
}

type Sent =
  | { readonly kind: "copied" }
  /** The browser does not allow scripts to copy: the link is shown for manual copying. */
  | { readonly kind: "byHand"; readonly link: string };

/** Shares the choices of an order and its price: with the device's share dialog, else with a copied link. */
export function ShareQuote<Values extends object>(props: ShareQuoteProps<Values>) {
  const { quote, title } = props;
  const { t } = useTexts(orderTexts);
  const [sent, setSent] = useState<Sent>();
  if (quote.kind !== "ready") return null;

  async function share(link: string) {
    setSent(undefined);
    if (await isSharedByDevice({ title, url: link })) return;
    try {
      await navigator.clipboard.writeText(link);
      setSent({ kind: "copied" });
    } catch {
      setSent({ kind: "byHand", link });
    }
  }

  return (
    <div className="sg-share-quote">
      <Button variant="quiet" icon="share" onClick={() => void share(getLink(props, quote.quote))}>
        {t("share.action")}
      </Button>
      {sent?.kind === "byHand" ? (
        <TextField
          name="quoteLink"
          label={t("share.link")}
          value={sent.link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      <p className="sg-share-quote__said" role="status">
        {sent ? t(`share.${sent.kind}`) : null}
      </p>
    </div>
  );
}

function getLink<Values extends object>(
  { sharing, values, today, href = window.location.href }: ShareQuoteProps<Values>,
  { sumPrem, valueAmount }: Quote,
): string {
  const price = roundMoney(sumPrem + valueAmount);
  const choices = sharing.of(values, today);
  return quoteLink(href, { kind: sharing.kind, choices, price, date: today });
}

/** Whether the device shared the link, or the user cancelled. */
async function isSharedByDevice(data: ShareData): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
