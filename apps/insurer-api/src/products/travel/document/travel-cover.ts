import { countryByCode } from "@sughurta/domain/countries";
import { joinFullName } from "@sughurta/domain/person";
import {
  COVID_SUM,
  includesSchengen,
  schengenCoverProblem,
  TRAVEL_ADD_ONS,
  tripDays,
} from "@sughurta/domain/travel";
import type { BoughtAddOn, InsuredPerson, TravelCover } from "#src/products/line/policy-cover.ts";
import type { TravelOrder } from "#src/products/travel/travel-order-rules.ts";
import { hasCovid } from "#src/products/travel/trip-rules.ts";
import { countryCodes } from "#src/products/travel/zone.ts";

type Person = TravelOrder["las"][number];

const getName = ({ laLastname = "", laFirstname = "", laPatronic = "" }: Person) =>
  joinFullName({ lastName: laLastname, firstName: laFirstname, patronymic: laPatronic });

function insuredPerson(person: Person): InsuredPerson {
  return {
    name: getName(person),
    birthDate: person.laBirthday,
    document: [person.series, person.docNumber].filter(Boolean).join(" "),
    citizenship: person.laCitizenship ?? "",
  };
}

function boughtAddOns(order: TravelOrder): BoughtAddOn[] {
  return TRAVEL_ADD_ONS.filter(({ field }) => (order[field] ?? 0) > 0).map(({ field, sums }) => {
    if (field !== "covid19Option") {
      return { field, sum: sums.length > 0 ? order[field] : undefined, names: [] };
    }
    const covered = order.las.filter((person) => hasCovid(order, person));
    const names = covered.length < order.las.length ? covered.map(getName) : [];
    return { field, sum: COVID_SUM, names };
  });
}

/** Reads the cover from a saved order. */
export function getTravelCover(order: TravelOrder): TravelCover {
  const countries = countryCodes(order.country).flatMap(
    (code) => (code === undefined ? undefined : countryByCode(code)) ?? [],
  );
  const { beginDate, endDate, multi, currency, mainSumAssured: sum } = order;
  const schengen = includesSchengen(countries);
  return {
    insured: order.las.map(insuredPerson),
    countries,
    schengen,
    visaReady: schengen && schengenCoverProblem({ countries, sum, currency }) === undefined,
    beginDate,
    endDate,
    multi,
    days: multi === 1 ? order.dayCount : tripDays(beginDate, endDate),
    sum,
    currency,
    sport: order.sportOption === 1,
    addOns: boughtAddOns(order),
    flatAddress: (order.flatSumAssured ?? 0) > 0 ? order.assuredFlatAddress : undefined,
  };
}
