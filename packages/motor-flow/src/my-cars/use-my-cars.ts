import type { ApiClient } from "@sughurta/api-client";
import { type KnownCar, myCars } from "@sughurta/contracts";
import type { MotorProduct } from "@sughurta/domain/motor";
import { useAnswer } from "../directory/use-answer.ts";
import { useHasMoved } from "../directory/use-has-moved.ts";

const NONE: readonly KnownCar[] = [];

async function askMyCars(client: ApiClient, _: string, signal: AbortSignal) {
  return (await client.send(myCars, { signal })).data;
}

/** Cars that this visitor has insured and that a kind of insurance takes; none while they do not come. */
export function useMyCars(product: MotorProduct): readonly KnownCar[] {
  const cars = useAnswer(useHasMoved() ? "mine" : undefined, askMyCars);
  if (cars.kind !== "ready") return NONE;
  // Casco insures cars only.
  return cars.answer.filter(({ vehicleType = 0 }) => product === "MTPL" || vehicleType === 0);
}
