import type { Row } from "@sughurta/bootstrap/print-table";
import { readCpuSeconds, readMemory } from "@sughurta/bootstrap/process-figures";
import type { Service } from "@sughurta/bootstrap/services";
import autocannon from "autocannon";
import type { Floor } from "./floor.ts";
import type { Stage } from "./stage.ts";

const CONNECTIONS = 20;
const SECONDS = 8;
/** User agent of Chrome for Android, the most common browser of our visitors. */
const CHROME_READS = "gzip, deflate, br, zstd";

export const LOAD_HEAD: Row = [
  "pages",
  "answers/CPU s",
  "goal",
  "p99 ms",
  "goal p99",
  "MB now",
  "MB peak, goal ≤ 300",
  "failed",
];

interface Load {
  readonly name: string;
  readonly origin: string;
  readonly service: Service;
  readonly path: string;
  readonly goal: string;
  /** Every request has a different address, so that none is served from the cache. */
  readonly fresh: boolean;
}

async function load({ name, origin, service, path, goal, fresh }: Load): Promise<Row> {
  const pid = service.process.pid ?? 0;
  let count = 0;
  const before = readCpuSeconds(pid);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        path,
        headers: { "accept-encoding": CHROME_READS },
        ...(fresh
          ? {
              setupRequest: (request: autocannon.Request) => {
                count += 1;
                return { ...request, path: `${path}?page=${count + 1_000}` };
              },
            }
          : {}),
      },
    ],
  });
  const perCpuSecond = result.requests.total / (readCpuSeconds(pid) - before);
  const memory = readMemory(pid);
  return [
    name,
    Math.round(perCpuSecond),
    goal,
    result.latency.p99,
    "≤ 30",
    Math.round(memory.now),
    Math.round(memory.peak),
    result.non2xx + result.errors,
  ];
}

/** Pages per CPU second, 20 connections, compressed: the floor, then ours uncached and cached. */
export async function measureServer({ site, siteUrl }: Stage, floor: Floor): Promise<Row[]> {
  const page = (name: string, path: string, goal: string, fresh = true) =>
    load({ name, origin: siteUrl, service: site, path, goal, fresh });
  const { service, url } = floor;
  return [
    await load({ name: "floor", origin: url, service, path: "/", goal: "", fresh: true }),
    await page("/rules uncached", "/rules", "≥ 250"),
    await page("/boxes uncached", "/boxes", "≥ 250"),
    await page("/ uncached", "/", "≥ 250"),
    await page("/boxes cached", "/boxes", "≥ 20000", false),
  ];
}
