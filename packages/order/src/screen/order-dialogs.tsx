import { useFirstInteraction } from "@sughurta/api-client/react";
import { type CheckoutDialogsProps, paymentTexts } from "@sughurta/checkout";
import { LazyBoundary } from "@sughurta/forms";
import { prefetchMessages, useLanguage } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useCallback, useState } from "react";

const checkoutDialogs = lazyModule(() => import("@sughurta/checkout/dialogs"));
const CheckoutDialogs = lazyComponent(checkoutDialogs, (module) => module.CheckoutDialogs);

export interface OrderDialogsProps extends CheckoutDialogsProps {
  /** The step on the screen is the one that buys. */
  readonly isLast: boolean;
}

/** The dialogs of the payment; fetched with the first move, for nobody buys before. */
export function OrderDialogs({ isLast, ...dialogs }: OrderDialogsProps) {
  const language = useLanguage();
  const [hasMoved, setMoved] = useState(false);
  const fetchDialogs = useCallback(() => {
    checkoutDialogs.preload();
    prefetchMessages(language, [paymentTexts]);
    setMoved(true);
  }, [language]);
  useFirstInteraction(fetchDialogs);
  if (!hasMoved || !isLast) return null;
  return (
    <LazyBoundary fallback={null}>
      <CheckoutDialogs {...dialogs} />
    </LazyBoundary>
  );
}
