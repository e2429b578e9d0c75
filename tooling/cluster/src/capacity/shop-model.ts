import { type Flow, type Forecast, type Shop, type Step, simulate } from "./queueing.ts";

/** Milliseconds of processor time of one piece of work, and what it sends. */
export interface Cost {
  readonly siteMs: number;
  readonly apiMs: number;
  readonly databaseMs: number;
  /** Requests of the browser; the work is spread over them. */
  readonly requests: number;
  /** Statements, each a round trip to the database. */
  readonly statements: number;
  /** Time in which the customer waits for others, such as the bank. */
  readonly waitMs: number;
  /** Processor time of insurer-api after the answer, such as documents and messages. */
  readonly backgroundApiMs: number;
}

/** Machines on which the shop runs. */
export interface Machines {
  readonly apis: number;
  readonly apiShare: number;
  readonly sites: number;
  readonly siteShare: number;
  readonly databaseCores: number;
  /** Round trip between insurer-api and the database. */
  readonly roundTripMs: number;
  /** Share of a core that each program gets while it works, on a machine shared with others; by default all of it. */
  readonly pace?: number;
}

/** Control groups allot the share of a core in periods. */
const PERIOD_MS = 100;

const toStations = ({
  apis,
  apiShare,
  sites,
  siteShare,
  databaseCores,
  pace = 1,
}: Machines): Shop["stations"] => ({
  api: { servers: apis, speed: apiShare, hasOwnQueues: true, periodMs: PERIOD_MS, pace },
  site: { servers: sites, speed: siteShare, hasOwnQueues: true, pace },
  database: { servers: databaseCores, speed: 1, pace },
});

/** The steps of a piece of work: for each request the gateway, insurer-api and the database in turn. */
function toSteps(cost: Cost, { roundTripMs }: Pick<Machines, "roundTripMs">): readonly Step[] {
  const { siteMs, apiMs, databaseMs, requests, statements, waitMs } = cost;
  const request: readonly Step[] = [
    { station: "site", ms: siteMs / requests },
    { station: "api", ms: apiMs / requests },
    { station: "database", ms: databaseMs / requests },
    { ms: (statements / requests) * roundTripMs, isFixed: true },
  ];
  const steps = Array.from({ length: requests }, () => request).flat();
  return [...steps, { ms: waitMs, isFixed: true }].filter(({ ms }) => ms > 0);
}

/** Documents, messages, receipts and events are jobs of whichever copy takes them. */
const JOBS = 4;
const backgroundSteps = ({ backgroundApiMs }: Cost): readonly Step[] =>
  backgroundApiMs > 0
    ? Array.from({ length: JOBS }, () => ({
        station: "api",
        ms: backgroundApiMs / JOBS,
        isAnywhere: true,
      }))
    : [];

const toFlow = (
  name: string,
  cost: Cost,
  arrivals: Flow["arrivals"],
  machines: Machines,
): Flow => ({
  name,
  arrivals,
  steps: toSteps(cost, machines),
  after: backgroundSteps(cost),
});

/** Response times of buyers who buy one after another without a pause, as a load test does. */
export function buyersInLine(
  cost: Cost,
  buyers: number,
  machines: Machines,
  seconds = 1_000,
): Forecast {
  const flows = [toFlow("purchase", cost, { customers: buyers }, machines)];
  return simulate({ stations: toStations(machines), flows }, seconds);
}

/** What visitors do for each purchase, by name. */
export type Visit = Readonly<Record<string, { readonly cost: Cost; readonly perPurchase: number }>>;

/** Response times with this number of purchases an hour and the visits that lead to them. */
export function busyHour(
  visit: Visit,
  purchasesAnHour: number,
  machines: Machines,
  seconds = 600,
): Forecast {
  const flows = Object.entries(visit).map(([name, { cost, perPurchase }]) =>
    toFlow(name, cost, { perSecond: (purchasesAnHour / 3_600) * perPurchase }, machines),
  );
  return simulate({ stations: toStations(machines), flows }, seconds);
}

/** Share of time in which a station may be busy: above it, waiting grows quickly with every further visitor. */
const MOST_BUSY = 0.6;

/** The least numbers of copies of both servers that keep every station below {@link MOST_BUSY}. */
export function copiesFor(
  visit: Visit,
  purchasesAnHour: number,
  shares: Pick<Machines, "apiShare" | "siteShare">,
): { readonly apis: number; readonly sites: number; readonly databaseCores: number } {
  const perSecond = (of: (cost: Cost) => number) =>
    Object.values(visit).reduce(
      (sum, { cost, perPurchase }) => sum + (of(cost) * perPurchase * purchasesAnHour) / 3_600_000,
      0,
    );
  const servers = (cores: number, share: number) =>
    Math.max(1, Math.ceil(cores / share / MOST_BUSY));
  return {
    apis: servers(
      perSecond(({ apiMs, backgroundApiMs }) => apiMs + backgroundApiMs),
      shares.apiShare,
    ),
    sites: servers(
      perSecond(({ siteMs }) => siteMs),
      shares.siteShare,
    ),
    databaseCores: servers(
      perSecond(({ databaseMs }) => databaseMs),
      1,
    ),
  };
}
