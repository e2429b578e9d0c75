import { TravelOrderScreen } from "../travel/travel-order-route.tsx";
import type { Route } from "./+types/travel-order";

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";
export { loadTravelOrder as loader } from "../travel/load-travel.server.ts";
export { travelOrderMeta as meta } from "../travel/travel-meta.ts";
export {
  travelOrderHandle as handle,
  travelOrderLinks as links,
} from "../travel/travel-order-route.tsx";

/** The order in four tabs (S1 §2). */
export default function TravelOrder({ loaderData }: Route.ComponentProps) {
  return <TravelOrderScreen {...loaderData} layout="tabs" />;
}
