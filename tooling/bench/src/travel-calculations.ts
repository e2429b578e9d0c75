import { type BodyOf, toWire } from "@sughurta/contracts/core";
import { calculateTravel } from "@sughurta/contracts/travel";
import { addDays } from "@sughurta/domain";
import type { Calculation } from "./calculations.ts";

const MAX_TRIP_DAYS = 300;

type Trip = BodyOf<typeof calculateTravel>;

/** Trips that begin today, each of a different length. */
function getTrips(trip: Partial<Trip>): () => string {
  const beginDate = new Date().toISOString().slice(0, 10);
  let made = 0;
  return () => {
    made += 1;
    const dayCount = 2 + (made % MAX_TRIP_DAYS);
    const endDate = addDays(beginDate, dayCount - 1);
    const dates = { beginDate: addDays(beginDate, 1), endDate: addDays(endDate, 1), dayCount };
    return JSON.stringify(toWire({ ...calculateTravel.examples.body, ...trip, ...dates }));
  };
}

const FAMILY: Partial<Trip> = {
  country: "Germany,Türkiye,United States",
  sportOption: 1,
  mainSumAssured: 50_000,
  thingsSumAssured: 750,
  flatSumAssured: 10_000,
  accSumAssured: 5_000,
  flightDelaySign: 75,
  pregnantOption: 1,
  covid19Option: 1,
  coupon: "NAVRUZ10",
  las: ["1990-05-14", "1988-02-01", "2020-08-20", "2024-11-01", "1951-03-01"].map((laBirthday) => ({
    laBirthday,
  })),
};

const trip = { path: calculateTravel.path, through: "insurer-api" } as const;

/** Prices of trips: for one and for a family with everything, and for one through the gateway. */
export const travelCalculations: readonly Calculation[] = [
  { ...trip, name: "one traveller", nextBody: getTrips({}) },
  { ...trip, name: "five, with everything", nextBody: getTrips(FAMILY) },
  { ...trip, name: "one, through the gateway", nextBody: getTrips({}), through: "gateway" },
];
