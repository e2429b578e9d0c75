import type { BoxProduct } from "@sughurta/contracts";
import { useTexts } from "@sughurta/i18n";
import { Button, Price, SummaryList, type SummaryRow } from "@sughurta/ui-kit";
import { useId, useState } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";

export interface OrderSummaryProps {
  readonly product: BoxProduct;
  /** TJS after the discount. */
  readonly price: number;
  /** TJS before the discount, where there is one. */
  readonly fullPrice?: number | undefined;
  /** Price that the server has just replaced, TJS. */
  readonly movedFrom?: number | undefined;
  /** The price is being asked for. */
  readonly stale: boolean;
}

/** The order and its price: a column beside the form, on phones a bar at the bottom that opens. */
export function OrderSummary({ product, price, fullPrice, movedFrom, stale }: OrderSummaryProps) {
  const { t, format } = useTexts(boxesTexts);
  const [open, setOpen] = useState(false);
  const id = useId();
  const discount = fullPrice === undefined ? 0 : fullPrice - price;
  const rows: SummaryRow[] = [
    { key: "product", term: t("order.product"), value: product.title },
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
    <aside
      className="sg-order-summary"
      aria-labelledby={`${id}-title`}
      data-open={open ? "" : undefined}
    >
      <h2 className="sg-order-summary__title" id={`${id}-title`}>
        {t("order.summary")}
      </h2>
      <div className="sg-order-summary__rows" id={`${id}-rows`}>
        <SummaryList rows={rows} />
      </div>
      <div className="sg-order-summary__total">
        <Price
          size="large"
          label={t("order.price")}
          amount={format.money(price)}
          was={discount > 0 && fullPrice !== undefined ? format.money(fullPrice) : undefined}
          wasText={t("order.wasPrice")}
          note={moved}
          stale={stale}
        />
        <Button
          className="sg-order-summary__toggle"
          variant="quiet"
          iconEnd={open ? "chevron-down" : "chevron-up"}
          aria-expanded={open}
          aria-controls={`${id}-rows`}
          onClick={() => setOpen(!open)}
        >
          {open ? t("order.hideBreakdown") : t("order.showBreakdown")}
        </Button>
      </div>
    </aside>
  );
}
