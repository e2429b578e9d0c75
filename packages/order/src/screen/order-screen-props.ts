import type { CheckoutDialogsProps, CouponControl } from "@sughurta/checkout";
import type { ErrorBanner, ErrorText } from "@sughurta/forms";
import type { StepperPattern } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import type { CallbackDraft } from "../callback/finish-by-phone.tsx";
import type { UndoDraft } from "../draft/undo-note.tsx";
import type { useDraft } from "../draft/use-draft.ts";
import type { Quote, QuoteState } from "../quote/quote-state.ts";
import type { OrderWizard } from "../wizard/use-order-wizard.ts";
import type { EarlierAnswer } from "./earlier-steps.tsx";

/** Price and purchase progress of an order, for its screen. */
export interface OrderPurchase {
  /** The price of the order, TJS; `undefined` while it is unknown. */
  readonly price: number | undefined;
  /** The amount paid now, TJS, where the rest is paid in later instalments: shown on the Buy button (SPEC-101). */
  readonly dueNow?: number | undefined;
  readonly policyType: CheckoutDialogsProps["policyType"];
  readonly coupon: Pick<CouponControl, "state" | "remove">;
  readonly checkout: CheckoutDialogsProps["checkout"];
  /** The live price, where the order has one. */
  readonly quote?: (QuoteState<Quote> & { readonly refresh: () => void }) | undefined;
  /** Number of presses on Buy before there was a price: each scrolls to the reason. */
  readonly unpricedTries?: number | undefined;
}

/** The purchase in the shape of the payment dialogs. */
export interface OrderPayment
  extends Omit<CheckoutDialogsProps, "checkout" | "policyType" | "dueNow"> {
  readonly phone: string;
}

/** The draft of an order, in the shape of its screen. */
type OrderScreenDraft = CallbackDraft &
  UndoDraft &
  Partial<Pick<ReturnType<typeof useDraft>, "changedElsewhere" | "describe" | "isLoading">>;

/** Product-specific parts of an order's screen. */
export interface OrderScreenProps<Values extends object, Part extends string, Step extends string> {
  /** The steps of the order and the current one. */
  readonly wizard: OrderWizard<Values, Part, Step>;
  /** The draft, the quote and the payment of this order. */
  readonly purchase: OrderPurchase;
  /** How the order is paid. */
  readonly payment: OrderPayment;
  readonly title: string;
  /** The draft by which staff find the order to finish it by phone, and by which a restarted order is restored. */
  readonly draft?: OrderScreenDraft | undefined;
  /** Name of a step; hidden where there is only one. */
  readonly stepTitle?: ((step: Step) => string) | undefined;
  /** The pattern of the product, which grows with each finished step. */
  readonly pattern?: StepperPattern | undefined;
  /** Shown above the title. */
  readonly breadcrumbs?: ReactNode;
  /** Shown below the title. */
  readonly lead?: ReactNode;
  /** Rendered above the form: an order to be received, a decision about an older one. */
  readonly beforeForm?: ReactNode;
  /** One line of 44 px before the first field, such as the required age. */
  readonly besideHeading?: ReactNode;
  /** Shows in the form which parts of an older order are restored. */
  readonly notice?: ReactNode;
  /**
   * The values so far, part by part; the screen shows those before its step. The first one names the subject of the
   * order without names of people: the account lists the half-filled order by it.
   */
  readonly earlier?: readonly EarlierAnswer<Part>[] | undefined;
  /** Texts of error codes of this product; the same function between renders. */
  readonly errorText?: ErrorText | undefined;
  /** Custom texts of the error summary, with a button to the first error; the same object between renders. */
  readonly errorBanner?: ErrorBanner | undefined;
  /** The step is not valid yet, and its button announces it to assistive technology (S1 §2, SPEC-22). */
  readonly isIncomplete?: boolean | undefined;
  /** Shown below the continue button. */
  readonly afterNext?: ReactNode;
  /** The order and its price, beside the form. */
  readonly aside: ReactNode;
  readonly className?: string | undefined;
  /** The fields of the step on the screen. */
  readonly children: ReactNode;
}
