import { TravelOrderScreen } from "../travel/travel-order-screen.tsx";
import type { Route } from "./+types/travel-order";

export { loadTravelOrder as loader } from "../travel/load-travel.server.ts";
export { travelOrderMeta as meta } from "../travel/travel-meta.ts";
export {
  travelOrderHandle as handle,
  travelOrderLinks as links,
  travelOrderShouldRevalidate as shouldRevalidate,
} from "../travel/travel-order-route.ts";

/** The order in four tabs (S1 §2). */
export default function TravelOrder({ loaderData }: Route.ComponentProps) {
  return <TravelOrderScreen {...loaderData} layout="tabs" />;
}
