import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { MyCar } from "@sughurta/contracts/motor";
import type { MotorProduct } from "@sughurta/domain/motor";
import { useState } from "react";
import { useApiQuery } from "#src/model/directory/use-api-query.ts";
import { useHasMoved } from "#src/model/directory/use-has-moved.ts";
import { hasOrderedHere } from "#src/model/ordered-here.ts";
import { motorContracts } from "#src/motor-contracts.ts";

const NONE: readonly MyCar[] = [];

async function fetchMyCars(client: ApiClient, _: string, signal: AbortSignal) {
  const { myCars } = await motorContracts.load();
  return (await client.send(myCars, { signal })).data;
}

/**
 * Cars that this visitor has insured and that a kind of insurance accepts; none while they are not loaded. Requested at
 * once where an order was made in this browser before, so that nothing moves under a finger.
 */
export function useMyCars(product: MotorProduct): readonly MyCar[] {
  const client = useApiClient();
  const [hasOrdered] = useState(() => hasOrderedHere(client));
  const hasMoved = useHasMoved();
  const cars = useApiQuery(hasOrdered || hasMoved ? "mine" : undefined, fetchMyCars);
  if (cars.kind !== "ready") return NONE;
  // Casco insures cars only.
  return cars.answer.filter(({ vehicleType = 0 }) => product === "MTPL" || vehicleType === 0);
}
