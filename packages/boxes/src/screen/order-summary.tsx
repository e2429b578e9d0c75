import type { BoxProduct } from "@sughurta/contracts/box";
import { roundMoney } from "@sughurta/domain";
import { coverFamily, FIRST_PAID_DAY_LABEL } from "@sughurta/domain/box";
import { useTexts } from "@sughurta/i18n";
import {
  differenceText,
  lastQuote,
  type Quote,
  type QuoteState,
  SummaryPanel,
} from "@sughurta/order/quote";
import { Price, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { boxOrderTexts } from "../texts/boxes-texts.ts";

export interface OrderSummaryProps {
  readonly product: BoxProduct;
  /** Insured people or things, as far as they are filled in. */
  readonly insured: readonly SummaryRow[];
  /** Requested first covered day, ISO; else empty. */
  readonly beginDate: string;
  /** First covered day, ISO, after a waiting period. */
  readonly firstPaidDay: string | undefined;
  /** Its price, with the discount of a promo code. */
  readonly quote: QuoteState<Quote>;
  /** Other content of the summary. */
  readonly children?: ReactNode;
}

/** The order and its price, beside the form. */
export function OrderSummary(props: OrderSummaryProps) {
  const { product, insured, beginDate, firstPaidDay, quote, children } = props;
  const { t, rich, format, language } = useTexts(boxOrderTexts);
  const { sumPrem: price, valueAmount: discount } = lastQuote(quote) ?? {
    sumPrem: product.price,
    valueAmount: 0,
  };
  const movedFrom = quote.kind === "ready" ? movedPrice(quote.before, quote.quote) : undefined;
  const rows: SummaryRow[] = [
    { key: "product", term: t("product"), value: product.title },
    ...insured,
    { key: "prepaid", term: t("prepaid"), value: format.money(product.prepaid), verbatim: "value" },
    {
      key: "months",
      term: t("months"),
      value: t("monthsValue", { count: product.activeMonths }),
    },
    ...(beginDate ? [{ key: "begin", term: t("begin"), value: format.date(beginDate) }] : []),
    ...(firstPaidDay
      ? [
          {
            key: "firstPaidDay",
            term: FIRST_PAID_DAY_LABEL[language],
            value: format.date(firstPaidDay),
          },
        ]
      : []),
    ...(discount > 0
      ? [
          {
            key: "discount",
            term: t("discount"),
            value: format.money(-discount),
            verbatim: "value" as const,
          },
        ]
      : []),
  ];
  const moved =
    movedFrom === undefined
      ? undefined
      : rich("priceMoved", { old: format.money(movedFrom), price: format.money(price) });

  return (
    <SummaryPanel
      title={t("summary")}
      sheet={{ family: coverFamily(product.categories), product: product.title }}
      hasPrice
      price={
        <Price
          size="large"
          label={t("price")}
          amount={format.money(price)}
          was={discount > 0 ? format.money(roundMoney(price + discount)) : undefined}
          wasText={t("wasPrice")}
          note={moved}
          change={movedFrom === undefined ? undefined : differenceText(movedFrom, price, format)}
          stale={quote.kind !== "ready"}
        />
      }
    >
      <SummaryList rows={rows} />
      {children}
    </SummaryPanel>
  );
}

/** The previous price, TJS; a changed discount has a line of its own. */
function movedPrice(before: Quote | undefined, now: Quote): number | undefined {
  if (before === undefined || getFullPrice(before) === getFullPrice(now)) return undefined;
  return before.sumPrem;
}

const getFullPrice = ({ sumPrem, valueAmount }: Quote) => roundMoney(sumPrem + valueAmount);
