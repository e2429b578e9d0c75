import { PaymentResult } from "@sughurta/checkout";
import { isTransferLink } from "@sughurta/order";
import { TravelFlow, TravelQuickQuote, type TravelTrip } from "@sughurta/travel-flow";
import { Container, Stack } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { insurerToday, keeper, PAYMENT_ORIGINS } from "./insurer.ts";

type Screen =
  | { readonly name: "quote" }
  | { readonly name: "order"; readonly trip?: TravelTrip }
  | { readonly name: "result"; readonly payment: string | undefined };

/** The bank leads back with the number of the payment; a link from another device brings an order. */
function firstScreen(): Screen {
  const payment = new URLSearchParams(window.location.search).get("payment");
  if (payment !== null) return { name: "result", payment };
  return { name: isTransferLink(window.location.href) ? "order" : "quote" };
}

/** The whole sale on one page of another team: price, order, payment. No router, no storefront. */
export function TravelPage() {
  const [screen, setScreen] = useState(firstScreen);
  const [today, setToday] = useState<string>();

  useEffect(() => {
    void insurerToday().then(setToday);
    return keeper.start();
  }, []);

  if (today === undefined) return null;
  switch (screen.name) {
    case "quote":
      return (
        <Container>
          <Stack gap="lg">
            <h1>Суғуртаи сафар</h1>
            <TravelQuickQuote
              today={today}
              onOrder={(trip) => setScreen({ name: "order", trip })}
            />
          </Stack>
        </Container>
      );
    case "order":
      return (
        <TravelFlow
          today={today}
          initialTrip={screen.trip}
          paymentOrigins={PAYMENT_ORIGINS}
          onResult={(payment) => setScreen({ name: "result", payment })}
        />
      );
    case "result":
      return (
        <PaymentResult
          paymentId={screen.payment}
          retryHref={() => "/"}
          onGoHome={() => setScreen({ name: "quote" })}
        />
      );
  }
}
