import { useTexts } from "@sughurta/i18n";
import { Button, Icon, Spinner, TextField } from "@sughurta/ui-kit";
import type { KeyboardEvent } from "react";
import { checkoutTexts } from "../texts/checkout-texts.ts";
import type { CouponControl, CouponState } from "./coupon-state.ts";

export interface PromoCodeProps {
  /** The promo code and its state. */
  readonly coupon: CouponControl;
  readonly name?: string;
  readonly id?: string | undefined;
}

/** Promo code with its own button: none, error, or applied with the discount (S0 §4). */
export function PromoCode({ coupon, name = "coupon", id }: PromoCodeProps) {
  const { t, rich, format } = useTexts(checkoutTexts);
  const { state, text, setText, apply, remove } = coupon;

  function applyOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  }

  function errorOf(shown: CouponState): string | undefined {
    if (shown.kind !== "error") return undefined;
    return shown.message ?? t(`coupon.${shown.problem}`, { wait: format.wait(shown.seconds ?? 0) });
  }

  return (
    <div className="sg-promo">
      <div className="sg-promo__row">
        <TextField
          {...(id ? { id } : {})}
          className="sg-promo__field"
          name={name}
          label={t("coupon.label")}
          optionalText={t("coupon.optional")}
          error={errorOf(state)}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={applyOnEnter}
        />
        {state.kind === "applied" ? (
          <Button variant="quiet" icon="close" onClick={remove}>
            {t("coupon.remove")}
          </Button>
        ) : (
          <Button variant="secondary" busy={state.kind === "checking"} onClick={() => void apply()}>
            {t("coupon.apply")}
          </Button>
        )}
      </div>
      <p className="sg-promo__state" role="status">
        {state.kind === "checking" ? (
          <>
            <Spinner /> {t("coupon.checking")}
          </>
        ) : null}
        {state.kind === "waiting" ? (
          <span>{rich("coupon.waiting", { code: state.code })}</span>
        ) : null}
        {state.kind === "applied" ? (
          <span className="sg-promo__applied">
            <Icon name="check" size="small" />
            <span>
              {rich("coupon.applied", {
                code: state.code,
                discount: format.money(state.valueAmount),
              })}
            </span>
          </span>
        ) : null}
      </p>
    </div>
  );
}
