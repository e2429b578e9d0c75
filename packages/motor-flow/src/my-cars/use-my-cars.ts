import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { KnownCar } from "@sughurta/contracts";
import type { MotorProduct } from "@sughurta/domain/motor";
import { useState } from "react";
import { useAnswer } from "../directory/use-answer.ts";
import { useHasMoved } from "../directory/use-has-moved.ts";
import { motorContracts } from "../late-contracts.ts";
import { hasOrderedHere } from "./ordered-here.ts";

const NONE: readonly KnownCar[] = [];

async function askMyCars(client: ApiClient, _: string, signal: AbortSignal) {
  const { myCars } = await motorContracts();
  return (await client.send(myCars, { signal })).data;
}

/**
 * Cars that this visitor has insured and that a kind of insurance takes; none while they do not come.
 * Asked for at once where this browser ordered before, so that nothing moves under a finger.
 */
export function useMyCars(product: MotorProduct): readonly KnownCar[] {
  const client = useApiClient();
  const [hasOrdered] = useState(() => hasOrderedHere(client));
  const hasMoved = useHasMoved();
  const cars = useAnswer(hasOrdered || hasMoved ? "mine" : undefined, askMyCars);
  if (cars.kind !== "ready") return NONE;
  // Casco insures cars only.
  return cars.answer.filter(({ vehicleType = 0 }) => product === "MTPL" || vehicleType === 0);
}
