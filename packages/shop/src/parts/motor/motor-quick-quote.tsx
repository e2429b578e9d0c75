import { motorDraft } from "@sughurta/contracts";
import { formTexts } from "@sughurta/forms";
import { type MotorQuickAnswers, motorQuickQuoteTexts } from "@sughurta/motor-flow";
import { isTransferLink, orderTexts } from "@sughurta/order";
import { lazy, useState } from "react";
import { Arrival } from "../arrival.tsx";
import { ShopPart } from "../shop-part.tsx";
import { useOrderOfShop } from "../use-order-of-shop.ts";
import { MtplOrder, type MtplOrderProps } from "./mtpl-order.tsx";

const QuickQuote = lazy(async () => ({
  default: (await import("./motor-quick-quote-part.ts")).MotorQuickQuote,
}));
const TEXTS = [motorQuickQuoteTexts, orderTexts, formTexts];

/** Properties of {@link MotorQuickQuote}; its order has them too. */
export type MotorQuickQuoteProps = Omit<MtplOrderProps, "initialAnswers">;

/** The price of compulsory liability for three answers, then the order with them. */
export function MotorQuickQuote(props: MotorQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const [answers, setAnswers] = useState<MotorQuickAnswers>();
  const [isTransfer] = useState(() => isTransferLink(window.location.href, motorDraft("MTPL")));
  if (answers || isTransfer) {
    return (
      <Arrival>
        <MtplOrder {...props} initialAnswers={answers} />
      </Arrival>
    );
  }
  return (
    <ShopPart product="car" name="MTPL" texts={TEXTS}>
      <QuickQuote today={today} partner={partner} coupon={initialCoupon} onContinue={setAnswers} />
    </ShopPart>
  );
}
