import { LazyBoundary } from "@sughurta/forms";
import { prefetchMessages, useLanguage } from "@sughurta/i18n";
import { lazyComponent, lazyModule, useFirstInteraction } from "@sughurta/lazy-module";
import { useCallback, useState } from "react";
import { paymentTexts } from "../texts/checkout-texts.ts";
import type { CheckoutDialogsProps } from "./checkout-dialogs.tsx";

const dialogs = lazyModule(() => import("./checkout-dialogs.tsx"));
const Dialogs = lazyComponent(dialogs, (module) => module.CheckoutDialogs);

export interface LazyCheckoutDialogsProps extends CheckoutDialogsProps {
  /** The current step buys; `false` on an earlier step, where they are only fetched. */
  readonly canBuy?: boolean | undefined;
}

/**
 * The dialogs between a saved order and its payment; mount them once beside the form. They are fetched with the first
 * interaction, which always precedes a purchase.
 */
export function LazyCheckoutDialogs({ canBuy = true, ...props }: LazyCheckoutDialogsProps) {
  const language = useLanguage();
  const [hasMoved, setMoved] = useState(false);
  const fetchDialogs = useCallback(() => {
    dialogs.preload();
    prefetchMessages(language, [paymentTexts]);
    setMoved(true);
  }, [language]);
  useFirstInteraction(fetchDialogs);
  if (!hasMoved || !canBuy) return null;
  return (
    <LazyBoundary fallback={null}>
      <Dialogs {...props} />
    </LazyBoundary>
  );
}
