import { checkoutTexts } from "@sughurta/checkout";
import { motorOrderChoice } from "@sughurta/domain/motor";
import { formTexts } from "@sughurta/forms";
import { peopleTexts } from "@sughurta/forms/people";
import { CascoOrder, MtplOrder, motorTexts } from "@sughurta/motor-flow";
import { orderTexts } from "@sughurta/order";
import { useSession } from "@sughurta/session";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { loadMotorOrder } from "../motor/load-motor.server.ts";
import { MOTOR_LINKS } from "../motor/motor-links.ts";
import { motorOrderMeta } from "../motor/motor-meta.ts";
import { pendingAnswers, pendingCar, pendingNamedCar } from "../motor/pending-car.ts";
import { useStepHistory } from "../navigation/use-step-history.ts";
import { OrderProviders, useTransferHref } from "../order/order-providers.tsx";
import { loadPassportReader } from "../order/passport-reader.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/motor-order.css?url";
import type { Route } from "./+types/motor-order";

export const handle: RouteHandle = {
  isOrder: true,
  texts: [motorTexts, peopleTexts, orderTexts, checkoutTexts, formTexts],
};

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => motorOrderMeta(input, input.loaderData?.title);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMotorOrder(getServices(context), params.product);
}

/** The order of a motor policy: on one page or in steps, by its product (S2 §2). */
export default function MotorOrderPage({ loaderData, params }: Route.ComponentProps) {
  const { coupon, partner } = useSession((session) => session.attribution);
  const navigate = useNavigate();
  const history = useStepHistory();
  const { state } = useLocation();
  const transferHref = useTransferHref();
  const [initialAnswers] = useState(() => pendingAnswers.inNavigationState(state));
  const [initialCar] = useState(() => pendingCar.inNavigationState(state));
  const [namedCar] = useState(() => pendingNamedCar.inNavigationState(state));
  useEffect(() => {
    pendingAnswers.clear();
    pendingNamedCar.clear();
    pendingCar.clear();
  }, []);
  const { product, program } = motorOrderChoice(params.product);
  const order = {
    ...loaderData.order,
    links: MOTOR_LINKS,
    initialCar,
    initialCoupon: coupon,
    partner,
    transferHref,
    passportReader: loadPassportReader,
    onResult: (payment: string | undefined) =>
      void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success"),
  };
  const key = program ?? product;
  return (
    <OrderProviders>
      {product === "MTPL" ? (
        <MtplOrder {...order} initialAnswers={initialAnswers} namedCar={namedCar} />
      ) : (
        <CascoOrder key={key} {...order} product={product} program={program} history={history} />
      )}
    </OrderProviders>
  );
}
