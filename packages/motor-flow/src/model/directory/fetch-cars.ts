import type { ApiClient } from "@sughurta/api-client";
import { lazyModule } from "@sughurta/lazy-module";
import { motorContracts } from "#src/model/motor-calls.ts";

/** Search function of makes and models: loaded with the first list, before which there is nothing to search. */
export const carSearch = lazyModule(() => import("./car-search.ts"));

const partsOf = (key: string): readonly [string, string] => {
  const [first = "", second = ""] = key.split(" ");
  return [first, second];
};

/** Makes of a vehicle type. */
export async function fetchMakes(client: ApiClient, vehicleType: string, signal: AbortSignal) {
  const query = { vehicleType };
  const [{ carMarks }] = await Promise.all([motorContracts.load(), carSearch.load()]);
  return (await client.send(carMarks, { query, signal })).data;
}

/** Models of a make and a vehicle type, with the key `make type`. */
export async function fetchModels(client: ApiClient, key: string, signal: AbortSignal) {
  const [productId, vehicleType] = partsOf(key);
  const query = { vehicleType };
  const { carModels } = await motorContracts.load();
  const answer = await client.send(carModels, { params: { productId }, query, signal });
  return answer.status === 200 ? answer.data : [];
}

/** Years of a model back to a depth, with the key `model depth`. */
export async function fetchYears(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, depth] = partsOf(key);
  const { carYears } = await motorContracts.load();
  const answer = await client.send(carYears, { params: { modelId }, query: { depth }, signal });
  return answer.status === 200 ? answer.data : [];
}

/** Insured sums of a model of a year, with the key `model year`, TJS. */
export async function fetchSums(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, year] = partsOf(key);
  const { carSums } = await motorContracts.load();
  const answer = await client.send(carSums, { params: { modelId }, query: { year }, signal });
  return answer.status === 200 ? answer.data : [];
}
