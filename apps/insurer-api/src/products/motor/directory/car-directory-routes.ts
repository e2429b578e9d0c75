import { carMarks, carModels, carSums, carYears } from "@sughurta/contracts/motor";
import { SUM_LISTS } from "@sughurta/domain/motor";
import { notFound } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { getToday, type Platform } from "#src/platform/platform.ts";
import { CAR_MAKES, carMake, carModelById, getSums, getYears } from "./car-directory.ts";

/** Depths of the year list: SCI, ECI and MTPL (S2 §5). */
const YEAR_DEPTHS = [20, 30, 45] as const;
const DEEPEST = 45;
/** The directory changes with a release only. */
const CACHE = { "Cache-Control": "private, max-age=3600" };

const SUM_LISTS_BY_ID = new Map<string, readonly number[]>(Object.entries(SUM_LISTS));

function parseDepth(asked: string | number | undefined): number {
  return YEAR_DEPTHS.find((depth) => depth === Number(asked)) ?? DEEPEST;
}

const toEntry = ({ id, name, code }: { id: string; name: string; code: string }) => ({
  syncId: id,
  name,
  code,
});

/** Whether a model is of the requested kind of vehicle. */
const isOfType =
  (asked: string | number | undefined) =>
  ({ vehicleTypes }: { readonly vehicleTypes: readonly number[] }) =>
    asked === undefined || vehicleTypes.includes(Number(asked));

/** Makes, models, years and sums (S2 §7). */
export function carDirectoryRoutes(service: Pick<Platform, "config" | "now">): Route[] {
  const thisYear = () => Number(getToday(service).slice(0, 4));
  const modelBy = (id: string) => {
    const model = carModelById(id);
    if (!model) throw notFound();
    return model;
  };
  return [
    route(carMarks, async ({ query }) => {
      const isAsked = isOfType(query.vehicleType);
      const makes = CAR_MAKES.filter(({ models }) => models.some(isAsked));
      return { ...respond(200, makes.map(toEntry)), headers: CACHE };
    }),
    route(carModels, async ({ params, query }) => {
      const make = carMake(params.productId);
      if (!make) throw notFound();
      const models = make.models.filter(isOfType(query.vehicleType));
      return { ...respond(200, models.map(toEntry)), headers: CACHE };
    }),
    route(carYears, async ({ params, query }) => {
      const years = getYears(modelBy(params.modelId), thisYear(), parseDepth(query.depth));
      return { ...respond(200, years), headers: CACHE };
    }),
    route(carSums, async ({ params, query }) => {
      const list = SUM_LISTS_BY_ID.get(params.modelId);
      if (list) return { ...respond(200, [...list]), headers: CACHE };
      const model = modelBy(params.modelId);
      const year = query.year === undefined ? thisYear() : Number(query.year);
      const known = getYears(model, thisYear(), DEEPEST).includes(year);
      return { ...respond(200, known ? getSums(model, year, thisYear()) : []), headers: CACHE };
    }),
  ];
}
