import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback } from "react";
import { useLinkFragment } from "../link/link-fragment.ts";
import type { OpenQuoteProps } from "./open-quote.tsx";
import { type QuoteSharing, quoteLinkText } from "./quote-link.ts";

const OpenQuote = lazyComponent(
  lazyModule(() => import("./open-quote.tsx")),
  (module) => module.OpenQuote,
);

/** The order on the page of a link, which a quote may replace. */
export interface QuotedDraft<Values extends object> {
  /** Whether there is an order here that the quote would replace. */
  readonly isSaved: () => boolean;
  /** Saves changes at once, without waiting for a pause. */
  readonly saveNow: () => void;
  /** Starts a new order with these values. */
  readonly startFrom: (values: Values) => void;
}

export interface QuoteFromLinkProps<Values extends object>
  extends Pick<OpenQuoteProps, "here" | "quote" | "today"> {
  /** Content of a link to a quote of this product. */
  readonly sharing: Pick<QuoteSharing<Values>, "kind" | "reader">;
  /** The order that receives the link's content. */
  readonly draft: QuotedDraft<Values>;
}

/** Opens the quote of a shared link, with the price at the time of sharing and today's price. */
export function QuoteFromLink<Values extends object>({
  sharing,
  draft,
  today,
  ...shown
}: QuoteFromLinkProps<Values>) {
  const latest = useLatest(draft);
  const link = useLinkFragment((address) => quoteLinkText(address, sharing.kind), draft.saveNow);
  const prepare = useCallback(
    async (choices: object) => {
      const values = (await sharing.reader.load())(choices, today);
      return values && (() => latest.current.startFrom(values));
    },
    [sharing, today],
  );
  if (link === undefined) return null;
  return (
    <div className="sg-quote-link">
      <LazyBoundary fallback={null}>
        <OpenQuote
          key={link.number}
          {...shown}
          today={today}
          text={link.content}
          isSaved={draft.isSaved}
          prepare={prepare}
        />
      </LazyBoundary>
    </div>
  );
}
