import { useFirstMove } from "@sughurta/api-client/react";
import { type CheckoutDialogsProps, laterCheckoutTexts } from "@sughurta/checkout";
import { LazyBoundary, laterFormTexts } from "@sughurta/forms";
import { laterPeopleTexts } from "@sughurta/forms/people";
import { lazy, useCallback, useState } from "react";
import { usePreloadedTexts } from "../later/use-preloaded-texts.ts";

const loadDialogs = () => import("./checkout-dialogs.ts");
const CheckoutDialogs = lazy(async () => ({ default: (await loadDialogs()).CheckoutDialogs }));

/** What any order may have to say from the first answer on. */
const LATER_TEXTS = [laterCheckoutTexts, laterFormTexts, laterPeopleTexts];

export interface OrderDialogsProps extends CheckoutDialogsProps {
  /** The step on the screen is the one that buys. */
  readonly isLast: boolean;
}

/** The dialogs of the payment; fetched with the first move, for nobody buys before. */
export function OrderDialogs({ isLast, ...dialogs }: OrderDialogsProps) {
  const [hasMoved, setMoved] = useState(false);
  const fetchDialogs = useCallback(() => {
    // While there still is a network: a browser never asks again for what it failed to get.
    void loadDialogs().catch(() => undefined);
    setMoved(true);
  }, []);
  useFirstMove(fetchDialogs);
  usePreloadedTexts(LATER_TEXTS);
  if (!hasMoved || !isLast) return null;
  return (
    <LazyBoundary fallback={null}>
      <CheckoutDialogs {...dialogs} />
    </LazyBoundary>
  );
}
