import { PaymentResult } from "@sughurta/checkout";
import { TRAVEL_DRAFT } from "@sughurta/contracts";
import {
  CascoOrder,
  type MotorLinks,
  type MotorQuickAnswers,
  MotorQuickQuote,
  MtplOrder,
} from "@sughurta/motor-flow";
import { isTransferLink } from "@sughurta/order";
import { TravelFlow, TravelQuickQuote, type TravelTrip } from "@sughurta/travel-flow";
import { Container, Stack } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { INSURER_SITE, insurerToday, keeper, PAYMENT_ORIGINS } from "./insurer.ts";

type Screen =
  | { readonly name: "quotes" }
  | { readonly name: "travel"; readonly trip?: TravelTrip }
  | { readonly name: "mtpl"; readonly answers?: MotorQuickAnswers }
  | { readonly name: "casco" }
  | { readonly name: "result"; readonly payment: string | undefined };

/** Orders that this app has an address for, by the insurer's code. */
const ORDER_PAGES: Readonly<Record<string, string>> = { MTPL: "?order=mtpl", ECI: "?order=casco" };

const MOTOR_LINKS: MotorLinks = {
  offices: `${INSURER_SITE}/offices`,
  order: (code) => ORDER_PAGES[code],
};

/** The bank leads back with the number of the payment; a link names an order, or brings one from another device. */
function firstScreen(): Screen {
  const parameters = new URLSearchParams(window.location.search);
  const payment = parameters.get("payment");
  if (payment !== null) return { name: "result", payment };
  const order = parameters.get("order");
  if (order === "mtpl" || order === "casco") return { name: order };
  return { name: isTransferLink(window.location.href, TRAVEL_DRAFT) ? "travel" : "quotes" };
}

/** Whole sales on one page of another team: prices, orders, payment. No router, no storefront. */
export function InsurancePage() {
  const [screen, setScreen] = useState(firstScreen);
  const [today, setToday] = useState<string>();

  useEffect(() => {
    void insurerToday().then(setToday);
    return keeper.start();
  }, []);

  if (today === undefined) return null;
  const order = {
    today,
    paymentOrigins: PAYMENT_ORIGINS,
    onResult: (payment: string | undefined) => setScreen({ name: "result", payment }),
  };
  switch (screen.name) {
    case "quotes":
      return (
        <Container>
          <Stack gap="lg">
            <h1>Суғуртаи сафар ва мошин</h1>
            <TravelQuickQuote
              today={today}
              onOrder={(trip) => setScreen({ name: "travel", trip })}
            />
            <MotorQuickQuote
              today={today}
              onContinue={(answers) => setScreen({ name: "mtpl", answers })}
            />
          </Stack>
        </Container>
      );
    case "travel":
      return <TravelFlow {...order} initialTrip={screen.trip} />;
    case "mtpl":
      return (
        <MtplOrder
          {...order}
          links={MOTOR_LINKS}
          initialAnswers={screen.answers}
          transferHref={ORDER_PAGES.MTPL}
        />
      );
    case "casco":
      return <CascoOrder {...order} product="ECI" links={MOTOR_LINKS} />;
    case "result":
      return (
        <PaymentResult
          paymentId={screen.payment}
          retryHref={() => "/"}
          onGoHome={() => setScreen({ name: "quotes" })}
        />
      );
  }
}
