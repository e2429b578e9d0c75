import { useFirstMove } from "@sughurta/api-client/react";
import { type CheckoutDialogsProps, laterCheckoutTexts } from "@sughurta/checkout";
import { LazyBoundary, laterFormTexts } from "@sughurta/forms";
import { laterPeopleTexts } from "@sughurta/forms/people";
import { askForTexts, useLanguage } from "@sughurta/i18n";
import { lazy, useCallback, useState } from "react";

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
  const language = useLanguage();
  const [hasMoved, setMoved] = useState(false);
  const fetchDialogs = useCallback(() => {
    // While there still is a network: a browser never asks again for what it failed to get.
    void loadDialogs().catch(() => undefined);
    askForTexts(language, LATER_TEXTS);
    setMoved(true);
  }, [language]);
  useFirstMove(fetchDialogs);
  if (!hasMoved || !isLast) return null;
  return (
    <LazyBoundary fallback={null}>
      <CheckoutDialogs {...dialogs} />
    </LazyBoundary>
  );
}
