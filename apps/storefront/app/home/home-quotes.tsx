import { contentTexts } from "@sughurta/content";
import { useTexts } from "@sughurta/i18n";
import { CarQuestion, type NamedCar } from "@sughurta/motor-flow";
import { useSession } from "@sughurta/session";
import {
  type PlainTrip,
  type TravelTrip,
  TripQuote,
  type TripQuoteProps,
} from "@sughurta/travel-flow";
import { Price } from "@sughurta/ui-kit";
import { useNavigate } from "react-router";
import { MOTOR_LINKS } from "../motor/motor-links.ts";
import { pendingNamedCar } from "../motor/pending-car.ts";
import { pendingTrip } from "../travel/pending-trip.ts";

export interface HomeTripQuoteProps {
  readonly today: string;
  readonly trip: PlainTrip;
  readonly price?: TripQuoteProps["price"];
  readonly ages?: TripQuoteProps["ages"];
}

/** The quote of a trip, which continues in its order; without scripts, on the landing page of trips. */
export function HomeTripQuote({ today, trip, price, ages }: HomeTripQuoteProps) {
  const { coupon, partner } = useSession((session) => session.attribution);
  const navigate = useNavigate();
  const order = (answers: TravelTrip) =>
    void navigate("/travel-order", { state: pendingTrip.toNavigationState(answers) });
  return (
    <TripQuote
      today={today}
      initial={trip}
      price={price}
      ages={ages}
      href="/travel"
      onOrder={order}
      coupon={coupon}
      partner={partner}
    />
  );
}

/** The question about a car, which continues in its order; without scripts, on the page of car insurance. */
export function HomeCarQuestion({ price }: { readonly price: number | undefined }) {
  const { t, format } = useTexts(contentTexts.home);
  const navigate = useNavigate();
  const order = (car: NamedCar | undefined) =>
    void navigate(
      MOTOR_LINKS.order("MTPL") ?? "/auto",
      car && { state: pendingNamedCar.toNavigationState(car) },
    );
  return (
    <div className="sg-home__car-question">
      <CarQuestion
        orderHref="/auto"
        onContinue={order}
        words={{
          label: t("home.carField"),
          hint: t("home.carFieldHint"),
          submit: t("home.carSubmit"),
        }}
      >
        {price === undefined ? null : (
          <Price live={false} label={t("home.carPrice")} amount={format.money(price)} />
        )}
      </CarQuestion>
    </div>
  );
}
