import { LIABILITY_SUM_TJS } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { Button, ButtonLink, Card, ProductPattern } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { MotorLinks } from "#src/model/motor-links.ts";
import type { NamedCar } from "#src/model/quick-answers.ts";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import { CarQuestion } from "../car-question/car-question.tsx";

export interface MtplOfferProps {
  readonly links: MotorLinks;
  /** Opens the order of a car described here; when omitted, a link opens the order. */
  readonly onCarNamed?: ((car: NamedCar | undefined) => void) | undefined;
  /** Rendered below once a visitor requests the price. */
  readonly quickQuote?: ReactNode;
}

/** The compulsory policy: purpose, price and link to its order (S2 §1). */
export function MtplOffer({ links, onCarNamed, quickQuote }: MtplOfferProps) {
  const { t, rich, format } = useTexts(motorPagesTexts);
  const [isAsked, setAsked] = useState(false);
  const orderHref = links.order("MTPL");
  if (orderHref === undefined) return null;
  const askPrice =
    quickQuote !== undefined && !isAsked ? (
      <Button size="large" variant="quiet" onClick={() => setAsked(true)}>
        {t("mtpl.quote")}
      </Button>
    ) : null;
  return (
    <>
      <Card as="section" className="sg-motor-mtpl" aria-labelledby="mtpl-offer">
        <ProductPattern className="sg-motor-mtpl__pattern" family="car" size="small" />
        {onCarNamed ? (
          <CarQuestion
            orderHref={orderHref}
            onContinue={onCarNamed}
            words={{ label: t("mtpl.car"), hint: t("mtpl.carHint"), submit: t("mtpl.buy") }}
          >
            {askPrice}
          </CarQuestion>
        ) : (
          <div className="sg-motor-mtpl__actions">
            <ButtonLink href={orderHref} size="large" variant="secondary">
              {t("mtpl.buy")}
            </ButtonLink>
            {askPrice}
          </div>
        )}
        <div className="sg-motor-mtpl__words">
          <h2 id="mtpl-offer" className="sg-motor-mtpl__title">
            {t("mtpl.title")}
          </h2>
          <p className="sg-motor-mtpl__text">
            {rich("mtpl.text", { sum: format.money(LIABILITY_SUM_TJS) })}
          </p>
        </div>
      </Card>
      {isAsked ? <AskedQuote>{quickQuote}</AskedQuote> : null}
    </>
  );
}

/** Takes the focus of the button that was removed. */
function AskedQuote({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
