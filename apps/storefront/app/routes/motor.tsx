import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { MotorCatalogue, motorPagesTexts } from "@sughurta/motor-flow";
import { FactRow, Skeleton } from "@sughurta/ui-kit";
import { useNavigate } from "react-router";
import { loadMotorCatalogue } from "../motor/load-motor.server.ts";
import { MOTOR_LINKS } from "../motor/motor-links.ts";
import { motorMeta } from "../motor/motor-meta.ts";
import { pendingNamedCar } from "../motor/pending-car.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/motor.css?url";
import type { Route } from "./+types/motor";

const MotorQuotePanel = lazyComponent(
  lazyModule(() => import("../motor/motor-quote-panel.tsx")),
  (module) => module.MotorQuotePanel,
);

export const handle: RouteHandle = { texts: [motorPagesTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => motorMeta(input, "auto");

export function loader({ context }: Route.LoaderArgs) {
  return loadMotorCatalogue(getServices(context));
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { products, facts, today } = loaderData;
  const navigate = useNavigate();
  return (
    <MotorCatalogue
      products={products}
      links={MOTOR_LINKS}
      proof={<FactRow facts={facts} />}
      onCarNamed={(car) =>
        void navigate(
          MOTOR_LINKS.order("MTPL"),
          car && { state: pendingNamedCar.toNavigationState(car) },
        )
      }
      quickQuote={
        <LazyBoundary fallback={<Skeleton shape="card" />}>
          <MotorQuotePanel today={today} />
        </LazyBoundary>
      }
    />
  );
}
