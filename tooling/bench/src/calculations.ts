import { createApiClient } from "@sughurta/api-client";
import type { Row } from "@sughurta/bootstrap/print-table";
import { readCpuSeconds } from "@sughurta/bootstrap/process-figures";
import { readResponse } from "@sughurta/contracts/core";
import { logIn, startGuestSession } from "@sughurta/contracts/session";
import autocannon from "autocannon";
import type { Stage } from "./stage.ts";

const CONNECTIONS = 10;
const SECONDS = 8;
const CALCULATIONS_ALONE = 1_000;
const GOALS = ["≥ 300", "≤ 10"] as const;

/** Head of the table of {@link measureCalculations}. */
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

/** A price request for repeated measurements. */
export interface Calculation {
  readonly name: string;
  readonly path: string;
  /** The next payload, in wire format, different from the previous one. */
  readonly nextBody: () => string;
  readonly through: "insurer-api" | "gateway";
}

interface Target extends Calculation {
  readonly origin: string;
  readonly pid: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly goals: readonly [string, string];
}

/** The middle and the 95th of a hundred durations of one request after the other. */
async function alone({ origin, path, headers, nextBody }: Target): Promise<[number, number]> {
  const durations: number[] = [];
  for (let index = 0; index < CALCULATIONS_ALONE; index += 1) {
    const body = nextBody();
    const startedAt = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method: "POST",
      headers,
      body,
    });
    const quote = await response.json();
    durations.push(performance.now() - startedAt);
    if (!(response.ok && quote.sum_prem > 0)) throw new Error(`No price: ${JSON.stringify(quote)}`);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return [at(0.5), at(0.95)];
}

async function measure(target: Target): Promise<Row> {
  const { name, origin, path, pid, headers, nextBody, goals } = target;
  const [p50, p95] = await alone(target);
  const before = readCpuSeconds(pid);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method: "POST",
        path,
        headers,
        setupRequest: (request) => ({ ...request, body: nextBody() }),
      },
    ],
  });
  const perCpuSecond = result.requests.total / (readCpuSeconds(pid) - before);
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

/** Signs the service account in, in the same way as the gateway. */
async function serviceAccess(
  apiUrl: string,
  { username, password }: Stage["serviceAccount"],
): Promise<string> {
  const basic = Buffer.from(`${username}:${password}`).toString("base64");
  const response = await fetch(new URL(logIn.path, apiUrl), {
    method: logIn.method,
    headers: { Authorization: `Basic ${basic}`, "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const login = readResponse(logIn, response.status, await response.json());
  if (login.status !== 200) throw new Error("The service account is not signed in.");
  return login.data.access;
}

/** Measures calculations, straight at insurer-api or through the gateway. */
export async function measureCalculations(
  stage: Stage,
  calculations: readonly Calculation[],
): Promise<Row[]> {
  const { apiUrl, siteUrl, api, site, serviceAccount } = stage;
  const getLanguage = () => "ru" as const;
  const access = await serviceAccess(apiUrl, serviceAccount);
  const guest = await createApiClient({ baseUrl: siteUrl, getLanguage }).send(
    startGuestSession,
    {},
  );
  if (guest.status !== 200) throw new Error("Nobody is signed in.");
  const places = {
    "insurer-api": {
      origin: apiUrl,
      pid: api.process.pid ?? 0,
      headers: json(access),
      goals: GOALS,
    },
    gateway: {
      origin: siteUrl,
      pid: site.process.pid ?? 0,
      headers: json(guest.data.access),
      goals: ["", ""],
    },
  } as const;
  const rows: Row[] = [];
  for (const one of calculations) rows.push(await measure({ ...one, ...places[one.through] }));
  return rows;
}
