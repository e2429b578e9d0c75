import { createApiClient } from "@sughurta/api-client";
import {
  type BodyOf,
  calculateTravel,
  logIn,
  startGuestSession,
  toWire,
} from "@sughurta/contracts";
import { addDays } from "@sughurta/domain";
import autocannon from "autocannon";
import type { Row } from "./print-table.ts";
import { cpuSecondsOf } from "./process-figures.ts";
import type { Stage } from "./stage.ts";

const CONNECTIONS = 10;
const SECONDS = 8;
const CALCULATIONS_ALONE = 1_000;
const LONGEST_TRIP_DAYS = 300;

/** Head of the table of {@link measureTravelCalculations}. */
export const CALCULATION_HEAD: Row = [
  "calculations",
  "per CPU s",
  "goal",
  "p50 ms",
  "p95 ms",
  "goal",
  "under load: per s",
  "p99 ms",
  "failed",
];

type Trip = BodyOf<typeof calculateTravel>;

/** Trips that begin today, each of another length than the one before. */
function tripsOf(trip: Partial<Trip>): () => string {
  const beginDate = new Date().toISOString().slice(0, 10);
  let made = 0;
  return () => {
    made += 1;
    const dayCount = 2 + (made % LONGEST_TRIP_DAYS);
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

interface Target {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly nextBody: () => string;
  readonly goals: readonly [string, string];
}

/** The middle and the 95th of a hundred durations of one request after the other. */
async function alone({ origin, headers, nextBody }: Target): Promise<[number, number]> {
  const durations: number[] = [];
  for (let index = 0; index < CALCULATIONS_ALONE; index += 1) {
    const body = nextBody();
    const startedAt = performance.now();
    const answer = await fetch(`${origin}${calculateTravel.path}`, {
      method: "POST",
      headers,
      body,
    });
    const quote = await answer.json();
    durations.push(performance.now() - startedAt);
    if (!(answer.ok && quote.sum_prem > 0)) throw new Error(`No price: ${JSON.stringify(quote)}`);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return [at(0.5), at(0.95)];
}

async function measure(target: Target): Promise<Row> {
  const { name, origin, pid, headers, nextBody, goals } = target;
  const [p50, p95] = await alone(target);
  const before = cpuSecondsOf(pid);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: "POST",
        path: calculateTravel.path,
        headers,
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  });
  const perCpuSecond = result.requests.total / (cpuSecondsOf(pid) - before);
  return [
    name,
    Math.round(perCpuSecond),
    goals[0],
    p50.toFixed(1),
    p95.toFixed(1),
    goals[1],
    Math.round(result.requests.average),
    result.latency.p99,
    result.non2xx + result.errors,
  ];
}

const json = (access: string) => ({
  Authorization: `Bearer ${access}`,
  "Content-Type": "application/json",
  "X-Visitor-Id": "a-visitor-of-the-bench",
});

/** Prices of trips: for one and for a family with everything, straight from insurer-api and through the gateway. */
export async function measureTravelCalculations(stage: Stage): Promise<Row[]> {
  const { apiUrl, siteUrl, api, site, serviceAccount } = stage;
  const getLanguage = () => "ru" as const;
  const account = await createApiClient({ baseUrl: apiUrl, getLanguage }).send(logIn, {
    body: serviceAccount,
  });
  const guest = await createApiClient({ baseUrl: siteUrl, getLanguage }).send(
    startGuestSession,
    {},
  );
  if (account.status !== 200 || guest.status !== 200) throw new Error("Nobody is signed in.");
  const direct = {
    origin: apiUrl,
    pid: api.process.pid ?? 0,
    headers: json(account.data.access),
    goals: ["≥ 300", "≤ 10"],
  } as const;
  const gateway = {
    origin: siteUrl,
    pid: site.process.pid ?? 0,
    headers: json(guest.data.access),
    goals: ["", ""],
  } as const;
  return [
    await measure({ ...direct, name: "one traveller", nextBody: tripsOf({}) }),
    await measure({ ...direct, name: "five, with everything", nextBody: tripsOf(FAMILY) }),
    await measure({ ...gateway, name: "one, through the gateway", nextBody: tripsOf({}) }),
  ];
}
