import { CheckoutDialogs, CheckoutProblem, CouponNotice, PromoCode } from "@sughurta/checkout";
import { Form, SubmitButton } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Breadcrumbs, Button, Container, Icon, Stack } from "@sughurta/ui-kit";
import { boxHref } from "../box-links.ts";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { AgreementInput } from "./agreement-input.tsx";
import type { BoxOrderProps } from "./box-order-props.ts";
import { HolderFields } from "./holder-fields.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { useBoxDraft } from "./use-box-draft.ts";
import { useBoxOrder } from "./use-box-order.ts";

/** Purchase form of a box: holder, promo code, agreement, Buy (S0 §2, §4, §5). */
export function BoxOrder(props: BoxOrderProps) {
  const { product, today, operators, onResult } = props;
  const { t, format } = useTexts(boxesTexts);
  const { form, coupon, checkout, price, fullPrice, movedFrom } = useBoxOrder(props);
  const { restored, startAfresh } = useBoxDraft(
    product.slug,
    form,
    checkout.state.step === "alreadyPaid",
  );

  return (
    <Container className="sg-box-order">
      <header className="sg-box-order__head">
        <Breadcrumbs
          label={t("detail.crumbs")}
          crumbs={[
            { label: t("detail.back"), href: "/boxes" },
            { label: product.title, href: boxHref(product) },
          ]}
        />
        <h1>{t("order.title", { title: product.title })}</h1>
        <p className="sg-box-order__lead">{t("order.lead")}</p>
      </header>
      <div className="sg-box-order__columns">
        <Form form={form} className="sg-box-order__form">
          <Stack gap="xl">
            {restored ? (
              <Alert
                tone="info"
                live="polite"
                actions={
                  <Button variant="quiet" icon="refresh" onClick={startAfresh}>
                    {t("order.startAfresh")}
                  </Button>
                }
              >
                {t("order.restored")}
              </Alert>
            ) : null}
            <HolderFields today={today} />
            <PromoCode coupon={coupon} />
            <AgreementInput />
            <Stack gap="sm">
              <CouponNotice coupon={coupon} />
              <CheckoutProblem state={checkout.state} onResult={onResult} />
              <SubmitButton size="large" wide busy={checkout.state.step === "saving"}>
                {t("order.buy", { price: format.money(price) })}
              </SubmitButton>
              <p className="sg-box-order__secure">
                <Icon name="shield" size="small" /> {t("order.secure")}
              </p>
            </Stack>
          </Stack>
        </Form>
        <OrderSummary
          product={product}
          price={price}
          fullPrice={fullPrice}
          movedFrom={movedFrom}
          stale={coupon.state.kind === "checking"}
        />
      </div>
      <CheckoutDialogs
        checkout={checkout}
        policyType="box"
        phone={form.values.holderPhone}
        operators={operators}
        onResult={onResult}
      />
    </Container>
  );
}
