import { PromoCode } from "@sughurta/checkout";
import { useTexts } from "@sughurta/i18n";
import { AgreementInput, OrderScreen } from "@sughurta/order";
import { Alert, Breadcrumbs, Button, Icon } from "@sughurta/ui-kit";
import { boxHref } from "../box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";
import type { BoxOrderProps } from "./box-order-props.ts";
import { HolderFields } from "./holder-fields.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { useBoxDraft } from "./use-box-draft.ts";
import { useBoxOrder } from "./use-box-order.ts";

/** Purchase form of a box: holder, promo code, agreement, Buy (S0 §2, §4, §5). */
export function BoxOrder(props: BoxOrderProps) {
  const { product, today, operators, onResult } = props;
  const { t } = useTexts(boxesTexts);
  const { wizard, purchase, fullPrice, movedFrom } = useBoxOrder(props);
  const { price, coupon, checkout } = purchase;
  const draft = useBoxDraft(product.slug, wizard, {
    today,
    paid: checkout.state.step === "alreadyPaid",
  });

  return (
    <OrderScreen
      className="sg-box-order"
      wizard={wizard}
      purchase={purchase}
      payment={{ phone: wizard.form.values.holderPhone, operators, onResult }}
      breadcrumbs={
        <Breadcrumbs
          label={t("detail.crumbs")}
          crumbs={[
            { label: t("detail.back"), href: "/boxes" },
            { label: product.title, href: boxHref(product) },
          ]}
        />
      }
      title={t("order.title", { title: product.title })}
      lead={<p className="sg-box-order__lead">{t("order.lead")}</p>}
      notice={
        draft.notice === "restored" ? (
          <Alert
            tone="info"
            live="polite"
            actions={
              <Button variant="quiet" icon="refresh" onClick={draft.startAfresh}>
                {t("order.startAfresh")}
              </Button>
            }
          >
            {t("order.restored")}
          </Alert>
        ) : null
      }
      afterNext={
        <p className="sg-box-order__secure">
          <Icon name="shield" size="small" /> {t("order.secure")}
        </p>
      }
      aside={
        <OrderSummary
          product={product}
          price={price}
          fullPrice={fullPrice}
          movedFrom={movedFrom}
          stale={coupon.state.kind === "checking"}
        />
      }
    >
      <HolderFields today={today} />
      <PromoCode coupon={coupon} />
      <AgreementInput />
    </OrderScreen>
  );
}
