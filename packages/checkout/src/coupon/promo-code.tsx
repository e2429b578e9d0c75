import { useTexts } from "@sughurta/i18n";
import { Button, Icon, Spinner, TextField } from "@sughurta/ui-kit";
import type { KeyboardEvent } from "react";
import { checkoutTexts } from "../texts/checkout-texts.ts";

/** Why a promo code has no effect: refused by the server, or the check failed. */
type CouponProblem = "couponError" | "empty" | "network" | "tooMany" | "unavailable";

/** A promo code from typing to discount (S0 §4); amounts in TJS. */
export type CouponState =
  | { readonly kind: "none" }
  | { readonly kind: "checking"; readonly code: string }
  | {
      readonly kind: "error";
      readonly code: string;
      readonly problem: CouponProblem;
      /** The server's own message. */
      readonly message?: string | undefined;
      /** Retry delay in seconds after too many requests. */
      readonly seconds?: number | undefined;
    }
  /** Checked as soon as there is a price. */
  | { readonly kind: "waiting"; readonly code: string }
  | {
      readonly kind: "applied";
      readonly code: string;
      readonly valueAmount: number;
      readonly sumPrem: number;
    };

/** A promo code field: its text, its discount, and its actions. */
export interface CouponControl {
  readonly state: CouponState;
  readonly text: string;
  /** Typing clears an error or a discount. */
  readonly setText: (text: string) => void;
  /** Calculates with the code in the field; resolves to the state it led to. */
  readonly apply: () => Promise<CouponState>;
  /** Removes the code; it is not applied again in this order. */
  readonly remove: () => void;
  /** Shows a refusal from another request, such as saving the order. */
  readonly refuse: (message: string) => void;
  /** Calculates with a typed code that was not applied, before buying; the order continues whatever the result. */
  readonly applyPending: () => Promise<CouponState>;
}

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

  function getError(shown: CouponState): string | undefined {
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
          error={getError(state)}
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
