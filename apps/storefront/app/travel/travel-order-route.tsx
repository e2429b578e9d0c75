import { checkoutTexts } from "@sughurta/checkout";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { orderTexts } from "@sughurta/order";
import { useSession } from "@sughurta/session";
import { TravelFlow, type TravelFlowProps, travelTexts } from "@sughurta/travel-flow";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStepHistory } from "../navigation/use-step-history.ts";
import { OrderProviders, useTransferHref } from "../order/order-providers.tsx";
import { loadPassportReader } from "../order/passport-reader.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/travel-order.css?url";
import { pendingTrip } from "./pending-trip.ts";

/** Texts of the order and of the payment in it. */
export const travelOrderHandle: RouteHandle = {
  isOrder: true,
  texts: [travelTexts, peopleTexts, orderTexts, checkoutTexts, formTexts],
};

/** Stylesheet of the order. */
export const travelOrderLinks = () => [{ rel: "stylesheet", href: styles }];

export interface TravelOrderScreenProps {
  layout: TravelFlowProps["layout"];
  today: string;
  paymentOrigins: readonly string[];
  medicalSums: TravelFlowProps["medicalSums"];
  ageGroups: TravelFlowProps["ageGroups"];
}

/** The order with the trip of the landing page; after that, its own draft. */
export function TravelOrderScreen(props: TravelOrderScreenProps) {
  const { layout, today, paymentOrigins, medicalSums, ageGroups } = props;
  const { coupon, partner } = useSession((session) => session.attribution);
  const { state } = useLocation();
  const transferHref = useTransferHref();
  const navigate = useNavigate();
  const history = useStepHistory();
  const [initialTrip] = useState(() => pendingTrip.inNavigationState(state));
  useEffect(pendingTrip.clear, []);
  const showResult = (payment: string | undefined) =>
    void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success");
  return (
    <OrderProviders>
      <TravelFlow
        layout={layout}
        today={today}
        initialTrip={initialTrip}
        initialCoupon={coupon}
        partner={partner}
        paymentOrigins={paymentOrigins}
        medicalSums={medicalSums}
        ageGroups={ageGroups}
        history={history}
        landingHref="/travel"
        onResult={showResult}
        transferHref={transferHref}
        passportReader={loadPassportReader}
      />
    </OrderProviders>
  );
}
