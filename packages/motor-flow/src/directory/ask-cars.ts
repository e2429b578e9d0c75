import type { ApiClient } from "@sughurta/api-client";
import { motorContracts } from "../late-contracts.ts";
import { lateCarSearch } from "./late-car-search.ts";

const partsOf = (key: string): readonly [string, string] => {
  const [first = "", second = ""] = key.split(" ");
  return [first, second];
};

/** Makes of a vehicle type, `""` for all. */
export async function askMakes(client: ApiClient, vehicleType: string, signal: AbortSignal) {
  const query = vehicleType === "" ? {} : { vehicleType };
  const [{ carMarks }] = await Promise.all([motorContracts(), lateCarSearch.load()]);
  return (await client.send(carMarks, { query, signal })).data;
}

/** Models of a make and a vehicle type, written as `make type`. */
export async function askModels(client: ApiClient, key: string, signal: AbortSignal) {
  const [productId, vehicleType] = partsOf(key);
  const query = vehicleType === "" ? {} : { vehicleType };
  const { carModels } = await motorContracts();
  const answer = await client.send(carModels, { params: { productId }, query, signal });
  return answer.status === 200 ? answer.data : [];
}

/** Years of a model as far back as a depth allows, written as `model depth`. */
export async function askYears(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, depth] = partsOf(key);
  const { carYears } = await motorContracts();
  const answer = await client.send(carYears, { params: { modelId }, query: { depth }, signal });
  return answer.status === 200 ? answer.data : [];
}

/** Insured sums of a model of a year, written as `model year`, TJS. */
export async function askSums(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, year] = partsOf(key);
  const { carSums } = await motorContracts();
  const answer = await client.send(carSums, { params: { modelId }, query: { year }, signal });
  return answer.status === 200 ? answer.data : [];
}
