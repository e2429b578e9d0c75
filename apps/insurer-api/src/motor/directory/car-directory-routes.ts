import { carMarks, carModels, carSums, carYears } from "@sughurta/contracts";
import { notFound } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { type Service, todayOf } from "#src/service.ts";
import { CAR_MAKES, carMake, carModelById, sumsOf, yearsOf } from "./car-directory.ts";

/** Depths of the year list: SCI, ECI and MTPL (S2 §5). */
const YEAR_DEPTHS = [20, 30, 45] as const;
const DEEPEST = 45;
/** The directory changes with a release only. */
const CACHE = { "Cache-Control": "private, max-age=3600" };

function depthOf(asked: string | number | undefined): number {
  return YEAR_DEPTHS.find((depth) => depth === Number(asked)) ?? DEEPEST;
}

/** Makes, models, years and sums (S2 §7). */
export function carDirectoryRoutes(service: Service): Route[] {
  const thisYear = () => Number(todayOf(service).slice(0, 4));
  const modelBy = (id: string) => {
    const model = carModelById(id);
    if (!model) throw notFound();
    return model;
  };
  return [
    route(carMarks, async () => {
      const makes = CAR_MAKES.map(({ id, name, code }) => ({ syncId: id, name, code }));
      return { ...answer(200, makes), headers: CACHE };
    }),
    route(carModels, async ({ params }) => {
      const make = carMake(params.productId);
      if (!make) throw notFound();
      const models = make.models
        .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }))
        .map(({ id, name, code }) => ({ syncId: id, name, code }));
      return { ...answer(200, models), headers: CACHE };
    }),
    route(carYears, async ({ params, query }) => {
      const years = yearsOf(modelBy(params.modelId), thisYear(), depthOf(query.depth));
      return { ...answer(200, years), headers: CACHE };
    }),
    route(carSums, async ({ params, query }) => {
      const model = modelBy(params.modelId);
      const year = query.year === undefined ? thisYear() : Number(query.year);
      const known = yearsOf(model, thisYear(), DEEPEST).includes(year);
      return { ...answer(200, known ? sumsOf(model, year, thisYear()) : []), headers: CACHE };
    }),
  ];
}
