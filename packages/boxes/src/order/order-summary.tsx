import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { SummaryPanel } from "@sughurta/order";
import { Price, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { boxesTexts } from "../texts/boxes-texts.ts";

export interface OrderSummaryProps {
  readonly product: BoxProduct;
  /** What it insures, as far as it is named. */
  readonly insured: readonly SummaryRow[];
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
  price,
  fullPrice,
  movedFrom,
  stale,
}: OrderSummaryProps) {
  const { t, format } = useTexts(boxesTexts);
  const discount = fullPrice === undefined ? 0 : fullPrice - price;
  const rows: SummaryRow[] = [
    { key: "product", term: t("order.product"), value: product.title },
    ...insured,
    { key: "prepaid", term: t("order.prepaid"), value: format.money(product.prepaid) },
    {
      key: "months",
      term: t("order.months"),
      value: t("detail.monthsValue", { count: product.activeMonths }),
    },
    ...(discount > 0
      ? [{ key: "discount", term: t("order.discount"), value: format.money(-discount) }]
      : []),
  ];
  const moved =
    movedFrom === undefined
      ? undefined
      : t("order.priceMoved", { old: format.money(movedFrom), price: format.money(price) });

  return (
    <SummaryPanel
      title={t("order.summary")}
      hasPrice
      price={
        <Price
          size="large"
          label={t("order.price")}
          amount={format.money(price)}
          was={discount > 0 && fullPrice !== undefined ? format.money(fullPrice) : undefined}
          wasText={t("order.wasPrice")}
          note={moved}
          stale={stale}
        />
      }
    >
      <SummaryList rows={rows} />
    </SummaryPanel>
  );
}
