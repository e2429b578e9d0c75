import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import type { CouponControl } from "./use-coupon.ts";

export interface CouponNoticeProps {
  readonly coupon: Pick<CouponControl, "state" | "remove">;
}

/** Says beside Buy that a promo code gives nothing; the sale goes on at the full price (decision 61). */
export function CouponNotice({ coupon: { state, remove } }: CouponNoticeProps) {
  const { t } = useTexts(checkoutTexts);
  if (state.kind !== "error" || state.code === "") return null;
  const reason = state.message ?? t(`coupon.${state.problem}`);
  return (
    <Alert
      tone="warning"
      live="polite"
      actions={
        <Button variant="secondary" icon="close" onClick={remove}>
          {t("coupon.remove")}
        </Button>
      }
    >
      {t("coupon.notApplied", { code: state.code, reason })}
    </Alert>
  );
}
