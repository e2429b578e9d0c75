import { motorDraft } from "@sughurta/contracts/draft-names";
import { formTexts } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { type MotorQuickAnswers, motorQuickQuoteTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { useState } from "react";
import { LIABILITY } from "#src/events/shop-event.ts";
import { useShop } from "#src/settings/shop-context.ts";
import { useOpenOrder, useOrderOfShop } from "../open-order.ts";
import { Arrival, ProductEvents, ShopPart } from "../shop-part.tsx";
import { MtplOrder, type MtplOrderProps } from "./mtpl-order.tsx";

export const MOTOR_QUOTE = lazyModule(() => import("@sughurta/motor-flow/quick-quote"));
export const MOTOR_QUOTE_TEXTS = [motorQuickQuoteTexts, orderTexts, formTexts];
const QuickQuote = lazyComponent(MOTOR_QUOTE, (module) => module.MotorQuickQuote);
const MTPL_DRAFT = motorDraft("MTPL");

/** Properties of {@link MotorQuickQuote}; its order has them too. */
export interface MotorQuickQuoteProps extends Omit<MtplOrderProps, "initialAnswers"> {
  /** Known values of the car: the form's initial values. */
  readonly initialAnswers?: Partial<MotorQuickAnswers> | undefined;
}

/**
 * The price of compulsory liability for three values, then the order with them. An unfinished order of this tab, or of
 * another device, is shown at once.
 */
export function MotorQuickQuote({ initialAnswers, ...props }: MotorQuickQuoteProps) {
  const { today, partner, initialCoupon } = useOrderOfShop();
  const { start, prefilled } = useShop();
  const { isOpen, openOrder } = useOpenOrder(MTPL_DRAFT);
  const [answers, setAnswers] = useState<MotorQuickAnswers>();
  if (answers) {
    return (
      <Arrival>
        <MtplOrder {...props} initialAnswers={answers} />
      </Arrival>
    );
  }
  if (isOpen) return <MtplOrder {...props} />;
  return (
    <ShopPart texts={MOTOR_QUOTE_TEXTS} firstHeading={2}>
      <ProductEvents of={LIABILITY}>
        <QuickQuote
          today={today}
          partner={partner}
          coupon={initialCoupon}
          initialAnswers={initialAnswers ?? prefilled?.car}
          known={start?.car}
          onContinue={(given) => {
            openOrder.write(MTPL_DRAFT);
            setAnswers(given);
          }}
        />
      </ProductEvents>
    </ShopPart>
  );
}
