import type { ApiClient } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { CarDirectoryEntry } from "@sughurta/contracts/motor";
import {
  insuredSumsFor,
  issueYears,
  MAX_CAR_AGE_YEARS,
  newestTooOldYear,
  productOfProgram,
  VEHICLE_TYPES,
  vehicleTypeCode,
} from "@sughurta/domain/motor";
import { lazyModule, useHasInteracted } from "@sughurta/lazy-module";
import { useCallback, useEffect, useRef, useState } from "react";
import { motorContracts } from "#src/model/motor-quote.ts";
import { yearIneligibility } from "./ineligibility.ts";
import type { MotorOrderValues } from "./order-values.ts";

/** Search function of makes and models: loaded with the first list, before which there is nothing to search. */
export const carSearch = lazyModule(() => import("./car-search.ts"));

const getParts = (key: string): readonly [string, string] => {
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
  const [productId, vehicleType] = getParts(key);
  const query = { vehicleType };
  const { carModels } = await motorContracts.load();
  const response = await client.send(carModels, { params: { productId }, query, signal });
  return response.status === 200 ? response.data : [];
}

/** Years of a model back to a depth, with the key `model depth`. */
async function fetchYears(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, depth] = getParts(key);
  const { carYears } = await motorContracts.load();
  const response = await client.send(carYears, { params: { modelId }, query: { depth }, signal });
  return response.status === 200 ? response.data : [];
}

/** Insured sums of a model of a year, with the key `model year`, TJS. */
async function fetchSums(client: ApiClient, key: string, signal: AbortSignal) {
  const [modelId, year] = getParts(key);
  const { carSums } = await motorContracts.load();
  const response = await client.send(carSums, { params: { modelId }, query: { year }, signal });
  return response.status === 200 ? response.data : [];
}

/** State of a form's query: loading, loaded, or failed. */
export type AsyncState<ResponseData> =
  | { readonly kind: "idle" | "loading" }
  | { readonly kind: "failed"; readonly retry: () => void }
  | { readonly kind: "ready"; readonly response: ResponseData };

interface Settled<ResponseData> {
  readonly key: string;
  readonly state: AsyncState<ResponseData>;
}

const IDLE = { kind: "idle" } as const;
const LOADING = { kind: "loading" } as const;

/**
 * Fetches a resource by its key, and again for another key; `undefined` fetches nothing. `fetchData` is the same
 * function between renders.
 */
export function useApiQuery<ResponseData>(
  key: string | undefined,
  fetchData: (client: ApiClient, key: string, signal: AbortSignal) => Promise<ResponseData>,
): AsyncState<ResponseData> {
  const client = useApiClient();
  const [settled, setSettled] = useState<Settled<ResponseData>>();
  const request = useRef<AbortController>(undefined);
  const start = useCallback(() => {
    request.current?.abort();
    if (key === undefined) return;
    const controller = new AbortController();
    request.current = controller;
    setSettled(undefined);
    fetchData(client, key, controller.signal).then(
      (response) => setSettled({ key, state: { kind: "ready", response } }),
      () => {
        if (!controller.signal.aborted) {
          setSettled({ key, state: { kind: "failed", retry: start } });
        }
      },
    );
  }, [client, fetchData, key]);
  useEffect(() => {
    start();
    return () => request.current?.abort();
  }, [start]);
  if (key === undefined) return IDLE;
  return settled?.key === key ? settled.state : LOADING;
}

/** Makes, models, years and sums available for the vehicle of an order (S2 §7). */
export interface CarDirectory {
  readonly makes: readonly CarDirectoryEntry[];
  readonly models: readonly CarDirectoryEntry[];
  /** The newest first. */
  readonly years: readonly number[];
  /** The car may be older than the insurable years, where the list ends. */
  readonly hasOlderYears: boolean;
  /** Insured sums, TJS. */
  readonly sums: readonly number[];
  /** Retries failed queries; `undefined` where nothing is missing. */
  readonly retry: (() => void) | undefined;
}

const NOTHING: readonly number[] = [];
const CAR = String(VEHICLE_TYPES.indexOf("car"));
const NO_ENTRIES: readonly CarDirectoryEntry[] = [];

/**
 * The options of the next field, by the previous choices; typed names have years by depth, and list 30 unless they
 * match a model of the directory (SPEC-53).
 */
export function useCarDirectory(values: MotorOrderValues, today: string): CarDirectory {
  const { isTyped, carMark, carModel, carIssueYear, program } = values;
  const product = productOfProgram(program);
  const type = product === "MTPL" ? String(vehicleTypeCode(Number(values.vehicleType))) : CAR;
  const hasInteracted = useHasInteracted();
  const needsMakes = !isTyped && (hasInteracted || carMark !== "");
  const makes = useApiQuery(needsMakes ? type : undefined, fetchMakes);
  const make = getId(makes, carMark);
  const models = useApiQuery(make && `${make} ${type}`, fetchModels);
  const model = getId(models, carModel);
  const depth = MAX_CAR_AGE_YEARS[product];
  const years = useApiQuery(model && `${model} ${depth}`, fetchYears);
  const isInsurable = carIssueYear !== "" && !yearIneligibility(values, today);
  const needsSum = product === "ECI" && isInsurable;
  const sums = useApiQuery(needsSum && model ? `${model} ${carIssueYear}` : undefined, fetchSums);
  const isNamed = isTyped && values.markaTxt.trim() !== "" && values.modelTxt.trim() !== "";
  const typedSums = useTypedSums(values, isNamed && needsSum);

  const lost = [makes, models, years, sums].find((each) => each.kind === "failed");
  return {
    makes: getResponse(makes, NO_ENTRIES),
    models: getResponse(models, NO_ENTRIES),
    hasOlderYears: isNamed || endsAt(years, newestTooOldYear(product, today) + 1),
    years: isNamed ? issueYears(product, today) : getResponse(years, NOTHING),
    sums: isNamed ? typedSums : getResponse(sums, NOTHING),
    retry: lost?.kind === "failed" ? lost.retry : undefined,
  };
}

/**
 * Insured sums of typed names, TJS: those of the matching model of the directory, else list 30. None while it is
 * unknown, or where they are not `needed`.
 */
function useTypedSums(
  { markaTxt, modelTxt, carIssueYear }: MotorOrderValues,
  needed: boolean,
): readonly number[] {
  const makes = useApiQuery(needed ? CAR : undefined, fetchMakes);
  const { findMakeInText, findCarInText } = carSearch.now() ?? {};
  const make = findMakeInText?.(getResponse(makes, NO_ENTRIES), markaTxt)?.syncId;
  const models = useApiQuery(make && `${make} ${CAR}`, fetchModels);
  const model = findCarInText?.(getResponse(models, NO_ENTRIES), modelTxt)?.syncId;
  const sums = useApiQuery(model && `${model} ${carIssueYear}`, fetchSums);
  const isPending = [makes, models, sums].some(({ kind }) => kind === "loading");
  if (!needed || isPending) return NOTHING;
  const listed = getResponse(sums, NOTHING);
  return insuredSumsFor(listed.length > 0 ? listed : undefined);
}

function getResponse<ResponseData>(
  state: AsyncState<ResponseData>,
  otherwise: ResponseData,
): ResponseData {
  return state.kind === "ready" ? state.response : otherwise;
}

/** A list of years back to the allowed depth; that of a model made only before is empty. */
function endsAt(years: AsyncState<readonly number[]>, oldest: number): boolean {
  return years.kind === "ready" && (years.response.at(-1) ?? oldest) <= oldest;
}

function getId(
  entries: AsyncState<readonly CarDirectoryEntry[]>,
  name: string,
): string | undefined {
  return getResponse(entries, NO_ENTRIES).find((entry) => entry.name === name)?.syncId;
}

/** The makes of cars, for any kind of insurance. */
export function useCarMakes(): AsyncState<readonly CarDirectoryEntry[]> {
  return useApiQuery(useHasInteracted() ? CAR : undefined, fetchMakes);
}
