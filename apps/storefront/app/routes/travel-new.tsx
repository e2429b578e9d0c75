import { TravelOrderScreen } from "../travel/travel-order-route.tsx";
import type { Route } from "./+types/travel-new";

export { stepShouldRevalidate as shouldRevalidate } from "../navigation/step-should-revalidate.ts";
export { loadTravelOrder as loader } from "../travel/load-travel.server.ts";
export { travelOrderMeta as meta } from "../travel/travel-meta.ts";
export {
  travelOrderHandle as handle,
  travelOrderLinks as links,
} from "../travel/travel-order-route.tsx";

/** The order in five steps (S1 §2, SPEC-6). */
export default function TravelNew({ loaderData }: Route.ComponentProps) {
  return <TravelOrderScreen {...loaderData} layout="steps" />;
}
