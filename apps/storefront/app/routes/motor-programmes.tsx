import { motorPagesTexts, ProgrammeList } from "@sughurta/motor-flow";
import { loadMotorProducts } from "../motor/load-motor.server.ts";
import { MOTOR_LINKS } from "../motor/motor-links.ts";
import { motorMeta } from "../motor/motor-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/motor.css?url";
import type { Route } from "./+types/motor-programmes";

export const handle: RouteHandle = { texts: [motorPagesTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => motorMeta(input, "autohome");

export function loader({ context }: Route.LoaderArgs) {
  return loadMotorProducts(getServices(context));
}

export default function ProgrammeListPage({ loaderData }: Route.ComponentProps) {
  return <ProgrammeList products={loaderData.products} links={MOTOR_LINKS} />;
}
