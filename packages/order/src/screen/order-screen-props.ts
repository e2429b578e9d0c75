import type { ErrorBanner, ErrorText } from "@sughurta/forms";
import type { ReactNode } from "react";
import type { CallbackDraft } from "../callback/finish-by-phone.tsx";
import type { UndoDraft } from "../draft/undo-note.tsx";
import type { useDraft } from "../draft/use-draft.ts";
import type { OrderWizard } from "../wizard/order-wizard.ts";
import type { EarlierAnswer } from "./earlier-steps.tsx";
import type { OrderPayment, OrderPurchase } from "./order-purchase.ts";

/** The draft of an order, as its screen needs it. */
export type OrderScreenDraft = CallbackDraft &
  UndoDraft &
  Partial<Pick<ReturnType<typeof useDraft>, "changedElsewhere" | "describe">>;

/** What a product puts on the screen of its order. */
export interface OrderScreenProps<Values extends object, Part extends string, Step extends string> {
  /** The steps of the order and where it stands. */
  readonly wizard: OrderWizard<Values, Part, Step>;
  /** The draft, the quote and the payment of this order. */
  readonly purchase: OrderPurchase;
  /** How the order is paid. */
  readonly payment: OrderPayment;
  readonly title: string;
  /** The draft by which staff find the order to finish it by phone, and by which a restarted order is restored. */
  readonly draft?: OrderScreenDraft | undefined;
  /** What a step is called; not shown where there is only one. */
  readonly stepTitle?: ((step: Step) => string) | undefined;
  /** Stands above the title. */
  readonly breadcrumbs?: ReactNode;
  /** Stands below the title. */
  readonly lead?: ReactNode;
  /** Rendered above the form: an order to be received, a decision about an older one. */
  readonly beforeForm?: ReactNode;
  /** One line of 44 px before the first field, such as whom this insurance takes. */
  readonly besideHeading?: ReactNode;
  /** Tells in the form what of an older order is back. */
  readonly notice?: ReactNode;
  /**
   * The answers so far, part by part; the screen shows those before its step. The first tells what is ordered, without
   * anybody's name: the account lists the half-filled order by it.
   */
  readonly earlier?: readonly EarlierAnswer<Part>[] | undefined;
  /** Texts of error codes that only this product has; the same function between renders. */
  readonly errorText?: ErrorText | undefined;
  /** Other words for the list of errors, with a button to the first one; the same object between renders. */
  readonly errorBanner?: ErrorBanner | undefined;
  /** The step is not right yet, and its button says so to assistive technology (S1 §2, SPEC-22). */
  readonly isIncomplete?: boolean | undefined;
  /** Stands below the button that goes on. */
  readonly afterNext?: ReactNode;
  /** The order and its price, beside the form. */
  readonly aside: ReactNode;
  readonly className?: string | undefined;
  /** The fields of the step on the screen. */
  readonly children: ReactNode;
}
