import { useFirstMove } from "@sughurta/api-client/react";
import { type CheckoutDialogsProps, paymentTexts } from "@sughurta/checkout";
import { LazyBoundary, laterFormTexts } from "@sughurta/forms";
import { laterPeopleTexts } from "@sughurta/forms/people";
import { useCallback, useState } from "react";
import { laterViews } from "../later/later-views.ts";

/** The dialogs of the payment, and what an order may have to say from the first answer on. */
const later = laterViews(
  () => import("./checkout-dialogs.ts"),
  [paymentTexts, laterFormTexts, laterPeopleTexts],
);

export interface OrderDialogsProps extends CheckoutDialogsProps {
  /** The step on the screen is the one that buys. */
  readonly isLast: boolean;
}

/** The dialogs of the payment; fetched with the first move, for nobody buys before. */
export function OrderDialogs({ isLast, ...dialogs }: OrderDialogsProps) {
  const [hasMoved, setMoved] = useState(false);
  later.usePreload();
  useFirstMove(useCallback(() => setMoved(true), []));
  if (!hasMoved || !isLast) return null;
  return (
    <LazyBoundary fallback={null}>
      <LaterDialogs {...dialogs} />
    </LazyBoundary>
  );
}

function LaterDialogs(dialogs: CheckoutDialogsProps) {
  const { CheckoutDialogs } = later.useViews();
  return <CheckoutDialogs {...dialogs} />;
}
