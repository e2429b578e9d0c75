import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button } from "@sughurta/ui-kit";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import type { CouponControl, CouponState } from "./promo-code.tsx";

export interface CouponNoticeProps {
  /** The promo code and its state. */
  readonly coupon: Pick<CouponControl, "state" | "remove">;
}

/** Notice beside Buy that a promo code has no effect; the order continues at the full price (SPEC-61). */
export function CouponNotice({ coupon: { state, remove } }: CouponNoticeProps) {
  if (state.kind !== "error" || state.code === "") return null;
  return (
    <LazyBoundary fallback={null}>
      <Refusal state={state} onRemove={remove} />
    </LazyBoundary>
  );
}

function Refusal({
  state,
  onRemove,
}: {
  readonly state: Extract<CouponState, { kind: "error" }>;
  readonly onRemove: () => void;
}) {
  const { t, rich } = useTexts(checkoutTexts);
  const reason = state.message ?? t(`coupon.${state.problem}`);
  return (
    <Alert
      tone="warning"
      live="polite"
      actions={
        <Button variant="secondary" icon="close" onClick={onRemove}>
          {t("coupon.remove")}
        </Button>
      }
    >
      {rich("coupon.notApplied", { code: state.code }, { reason })}
    </Alert>
  );
}
