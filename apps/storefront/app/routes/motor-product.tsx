import { MotorDetail, motorPagesTexts } from "@sughurta/motor-flow";
import { loadMotorProduct } from "../motor/load-motor.server.ts";
import { MOTOR_LINKS } from "../motor/motor-links.ts";
import { motorProductMeta } from "../motor/motor-meta.ts";
import { getServices } from "../services-context.server.ts";
import type { RouteHandle } from "../start/route-texts.ts";
import styles from "../styles/motor.css?url";
import type { Route } from "./+types/motor-product";

export const handle: RouteHandle = { texts: [motorPagesTexts] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = (input) => motorProductMeta(input, input.loaderData);

export function loader({ context, params }: Route.LoaderArgs) {
  return loadMotorProduct(getServices(context), params.slug);
}

export default function MotorProduct({ loaderData }: Route.ComponentProps) {
  const { product, description, termsHref } = loaderData;
  return (
    <MotorDetail
      product={product}
      description={description}
      termsHref={termsHref}
      links={MOTOR_LINKS}
    />
  );
}
