import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import {
  type Checkout,
  type CheckoutOptions,
  type CouponControl,
  type SaveResponse,
  useCheckout,
} from "@sughurta/checkout";
import type { Failure } from "@sughurta/contracts/core";
import { type OrderVisits, roundMoney } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Checkbox } from "@sughurta/ui-kit";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { lastQuote, type Quote } from "../quote/quote-state.ts";
import { type QuoteControl, type QuoteOptions, useQuote } from "../quote/use-quote.ts";
import { orderTexts } from "../texts/order-texts.ts";
import { isCouponRefusal, splitCouponRefusal, useQuotedCoupon } from "./use-quoted-coupon.ts";

/** Where the buyer of an order came from; it names no one. */
export interface OrderSource {
  readonly visits?: OrderVisits;
}

/** What is added to each order of a page. */
interface AddedToOrder {
  readonly payload: OrderSource & { readonly remindUnpaid?: true };
  /** Changes the consent to reminders; omitted where the page does not offer them. */
  readonly agree?: (agreed: boolean) => void;
}

const AddedContext = createContext<AddedToOrder>({ payload: {} });

/** How the order of a product is priced, saved and paid. */
export interface QuotedPurchaseOptions<Request, Payload, Price extends Quote = Quote>
  extends Pick<QuoteOptions<Request, Price>, "ask" | "delayMs" | "step" | "listPrice">,
    Pick<CheckoutOptions<Payload>, "policyType" | "name" | "leaveTo"> {
  /** Input of the price, with a promo code (`""` for none); `undefined` while something is missing. */
  readonly toRequest: (coupon: string) => Request | undefined;
  /** Sends an order; `price` is the displayed price, TJS. */
  readonly save: (
    client: ApiClient,
    payload: Payload,
    context: { readonly price: number; readonly idempotencyKey: string },
  ) => Promise<SaveResponse>;
  /** Promo code of the address. */
  readonly initialCoupon?: string | undefined;
  /** Origins of payment pages. */
  readonly paymentOrigins: readonly string[];
  /** Called with the fields of an order that the service refused. */
  readonly onRefused: (failure: Failure) => void;
}

/** A price with its promo code, and the purchase at it. */
export interface QuotedPurchase<Request, Payload, Price extends Quote = Quote>
  extends Pick<CheckoutOptions<Payload>, "policyType"> {
  readonly quote: QuoteControl<Request, Price>;
  /** The newest known price, TJS. */
  readonly price: number | undefined;
  /** The share paid with the order, TJS, where the rest is paid in later instalments. */
  readonly dueNow: number | undefined;
  readonly coupon: CouponControl;
  /** The code to calculate with, `""` for none. */
  readonly couponCode: string;
  /** Applies the code of a draft, unless one was typed or removed before. */
  readonly takeCoupon: (code: string) => void;
  readonly checkout: Checkout<Payload>;
  /** Number of presses on Buy before there was a price. */
  readonly unpricedTries: number;
  /** Buys at the displayed price; a changed one is shown first. `coupon` is an applied code. */
  readonly buy: (
    toPayload: (applied: { readonly coupon: string | undefined }) => Payload,
  ) => Promise<void>;
}

/** Live price, promo code and purchase of an order: one order, however often Buy is pressed (S1 §4, §7). */
export function useQuotedPurchase<Request, Payload, Price extends Quote>(
  options: QuotedPurchaseOptions<Request, Payload, Price>,
): QuotedPurchase<Request, Payload, Price> {
  const { policyType, name, toRequest, ask, delayMs, step, save, paymentOrigins, leaveTo } =
    options;
  const client = useApiClient();
  const source = useOrderSource();
  const [unpricedTries, setUnpricedTries] = useState(0);
  const typed = useQuotedCoupon(client, name, options.initialCoupon);
  const listPrice = typed.code === "" ? options.listPrice : undefined;
  const quote = useQuote({ request: toRequest(typed.code), ask, delayMs, step, listPrice });
  const coupon = typed.control(quote, (code) => {
    const request = toRequest(code);
    return request && quote.askNow(request);
  });
  const checkout = useCheckout<Payload>({
    policyType,
    name,
    allowedOrigins: paymentOrigins,
    leaveTo,
    save: (payload, context) => save(client, { ...payload, ...source }, context),
    onRefused: (failure) => {
      const { coupon: message, rest } = splitCouponRefusal(failure);
      if (message !== undefined) coupon.refuse(message);
      if (rest) options.onRefused(rest);
    },
  });

  // A code must not prevent a price (SPEC-61).
  const shown = lastQuote(quote);
  const isListed = options.listPrice !== undefined;
  const hindrance = quote.kind === "rejected" ? quote.problem : undefined;
  const isHindered =
    hindrance !== undefined &&
    (isListed ||
      isCouponRefusal(hindrance) ||
      (hindrance.kind === "unavailable" && !shown?.valueAmount));
  const { dropCoupon } = typed;
  useLayoutEffect(() => {
    if (isHindered) dropCoupon(hindrance);
  });

  const { refresh } = quote;
  const hasMoved = checkout.state.step === "priceChanged";
  useEffect(() => {
    if (hasMoved) refresh();
  }, [hasMoved, refresh]);

  return {
    policyType,
    quote,
    price: shown?.sumPrem,
    dueNow: shown?.dueNow,
    coupon,
    couponCode: typed.code,
    takeCoupon: typed.take,
    checkout,
    unpricedTries,
    buy: async (toPayload) => {
      const isPriced = quote.kind === "ready" || (isListed && typed.code !== "");
      if (!shown || !isPriced) return setUnpricedTries((times) => times + 1);
      const seen = shown.sumPrem;
      const applied = await coupon.applyPending();
      const withoutCode =
        quote.kind === "ready" ? seen : roundMoney(shown.sumPrem + shown.valueAmount);
      const { code, sumPrem: price } =
        applied.kind === "applied" ? applied : { code: undefined, sumPrem: withoutCode };
      await checkout.submit(toPayload({ coupon: code }), price, seen);
    },
  };
}

/**
 * Adds the visits that led to an order to each order inside, and offers to remind the buyer of an unpaid one: its
 * reminder opens the order on the insurer's own site.
 */
export function OrderSourceProvider({
  source,
  children,
}: {
  readonly source: OrderSource;
  readonly children: ReactNode;
}) {
  const [isAgreed, agree] = useState(false);
  const added = useMemo(
    () => ({ payload: { ...source, ...(isAgreed ? { remindUnpaid: true as const } : {}) }, agree }),
    [source, isAgreed],
  );
  return <AddedContext.Provider value={added}>{children}</AddedContext.Provider>;
}

/** What the page adds to an order that is saved; empty without a provider. */
export function useOrderSource(): AddedToOrder["payload"] {
  return useContext(AddedContext).payload;
}

/** The buyer's consent to be reminded of an unpaid order, at the fields of the contacts; not ticked by default. */
export function ReminderConsent() {
  const { t } = useTexts(orderTexts);
  const { payload, agree } = useContext(AddedContext);
  if (!agree) return null;
  return (
    <Checkbox
      name="remindUnpaid"
      label={t("remind.label")}
      hint={t("remind.hint")}
      checked={payload.remindUnpaid ?? false}
      onValueChange={agree}
    />
  );
}
