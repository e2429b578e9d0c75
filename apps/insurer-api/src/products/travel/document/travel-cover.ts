import { type Country, countryByCode } from "@sughurta/domain/countries";
import { joinFullName } from "@sughurta/domain/person";
import {
  COVID_SUM,
  includesSchengen,
  type Multi,
  schengenCoverProblem,
  TRAVEL_ADD_ONS,
  type TravelAddOn,
  type TravelCurrency,
  tripDays,
} from "@sughurta/domain/travel";
import type { TravelOrder } from "#src/products/travel/travel-order-rules.ts";
import { hasCovid } from "#src/products/travel/trip-rules.ts";
import { countryCodes } from "#src/products/travel/zone.ts";

/** One insured person as checked at a border. */
export interface InsuredPerson {
  readonly name: string;
  readonly birthDate: string;
  readonly document: string;
  readonly citizenship: string;
}

/** A chosen add-on; a sum is in the currency of the cover. */
export interface BoughtAddOn {
  readonly field: TravelAddOn;
  readonly sum: number | undefined;
  /** Names of its people, if not all have it. */
  readonly names: readonly string[];
}

/** Cover of a travel policy for its documents. */
export interface TravelCover {
  readonly insured: readonly InsuredPerson[];
  readonly countries: readonly Country[];
  /** The whole area is covered if one of its countries is. */
  readonly schengen: boolean;
  /** Sufficient for a Schengen visa. */
  readonly visaReady: boolean;
  readonly beginDate: string;
  readonly endDate: string;
  readonly multi: Multi;
  readonly days: number;
  readonly sum: number;
  readonly currency: TravelCurrency;
  readonly sport: boolean;
  readonly addOns: readonly BoughtAddOn[];
  readonly flatAddress: string | undefined;
}

type Person = TravelOrder["las"][number];

const nameOf = ({ laLastname = "", laFirstname = "", laPatronic = "" }: Person) =>
  joinFullName({ lastName: laLastname, firstName: laFirstname, patronymic: laPatronic });

function insuredPerson(person: Person): InsuredPerson {
  return {
    name: nameOf(person),
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
    const names = covered.length < order.las.length ? covered.map(nameOf) : [];
    return { field, sum: COVID_SUM, names };
  });
}

/** Reads the cover from a saved order. */
export function travelCoverOf(order: TravelOrder): TravelCover {
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
