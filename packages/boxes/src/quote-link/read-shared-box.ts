import * as z from "@sughurta/contracts/zod";
import { isIsoDate } from "@sughurta/domain";
import { MAX_INSURED_PEOPLE } from "@sughurta/domain/box";
import { isCarName } from "@sughurta/domain/motor";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "../model/box-order-values.ts";

const dateOrNone = z.string().check(z.refine((text) => text === "" || isIsoDate(text)));
const carName = z.string().check(z.refine(isCarName));

const sharedBox = z.object({
  trip: z.object({ beginDate: dateOrNone, endDate: dateOrNone }),
  car: z.object({
    make: carName,
    model: carName,
    year: z.string().check(z.regex(/^(\d{4})?$/)),
  }),
  people: z.int().check(z.minimum(1), z.maximum(MAX_INSURED_PEOPLE)),
});

/** The order started by a link to a quote; `undefined` where a value belongs to no box. */
export function readSharedBox(choices: object): BoxOrderValues | undefined {
  const { data } = sharedBox.safeParse(choices);
  if (data === undefined) return undefined;
  const { insuredCar } = EMPTY_BOX_ORDER;
  return {
    ...EMPTY_BOX_ORDER,
    insuredTrip: data.trip,
    insuredCar: { ...insuredCar, ...data.car },
    insuredPeople: Array.from({ length: data.people }, (_, place) => ({
      uid: String(place + 1),
      name: "",
      birthDate: "",
    })),
  };
}
