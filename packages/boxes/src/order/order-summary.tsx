import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { SummaryPanel } from "@sughurta/order";
import { Price, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { boxOrderTexts } from "./texts/box-order-texts.ts";

export interface OrderSummaryProps {
  readonly product: BoxProduct;
  /** What it insures, as far as it is named. */
  readonly insured: readonly SummaryRow[];
  /** First covered day where one was asked for, ISO; else empty. */
  readonly beginDate: string;
  /** TJS after the discount. */
  readonly price: number;
  /** TJS before the discount, where there is one. */
  readonly fullPrice?: number | undefined;
  /** Price that the server has just replaced, TJS. */
  readonly movedFrom?: number | undefined;
  /** The price is being asked for. */
  readonly stale: boolean;
}

/** The order and its price, beside the form. */
export function OrderSummary({
  product,
  insured,
  beginDate,
  price,
  fullPrice,
  movedFrom,
  stale,
}: OrderSummaryProps) {
  const { t, format } = useTexts(boxOrderTexts);
  const discount = fullPrice === undefined ? 0 : fullPrice - price;
  const rows: SummaryRow[] = [
    { key: "product", term: t("product"), value: product.title },
    ...insured,
    { key: "prepaid", term: t("prepaid"), value: format.money(product.prepaid) },
    {
      key: "months",
      term: t("months"),
      value: t("monthsValue", { count: product.activeMonths }),
    },
    ...(beginDate ? [{ key: "begin", term: t("begin"), value: format.date(beginDate) }] : []),
    ...(discount > 0
      ? [{ key: "discount", term: t("discount"), value: format.money(-discount) }]
      : []),
  ];
  const moved =
    movedFrom === undefined
      ? undefined
      : t("priceMoved", { old: format.money(movedFrom), price: format.money(price) });

  return (
    <SummaryPanel
      title={t("summary")}
      hasPrice
      price={
        <Price
          size="large"
          label={t("price")}
          amount={format.money(price)}
          was={discount > 0 && fullPrice !== undefined ? format.money(fullPrice) : undefined}
          wasText={t("wasPrice")}
          note={moved}
          stale={stale}
        />
      }
    >
      <SummaryList rows={rows} />
    </SummaryPanel>
  );
}
