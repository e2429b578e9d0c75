import { describe, expect, it } from "vitest";
import { type Flow, simulate } from "./queueing.ts";

const CUSTOMERS = 150_000;
const desk = (perSecond: number, servers: number, isFixed = false) => {
  const flow: Flow = {
    name: "customers",
    arrivals: { perSecond },
    steps: [{ station: "desk", ms: 1_000, isFixed }],
  };
  const { flows, busy } = simulate(
    { stations: { desk: { servers, speed: 1 } }, flows: [flow] },
    CUSTOMERS / perSecond,
  );
  return { ...flows.get("customers"), busy: busy.get("desk") };
};

/** Erlang C: the share of customers who wait at some servers with this offered load. */
function waitingShare(servers: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let one = 1; one < servers; one += 1) {
    term *= load / one;
    sum += term;
  }
  const last = ((term * load) / servers) * (servers / (servers - load));
  return last / (sum + last);
}

const near = (value: number, share = 0.03) => ({
  asymmetricMatch: (given: number) => Math.abs(given / value - 1) <= share,
  toString: () => `about ${value}`,
});

describe("a simulated queue", () => {
  it.each([0.3, 0.6, 0.8])("has the response times of M/M/1 at a load of %d", (load) => {
    const rest = 1 - load;
    expect(desk(load, 1)).toEqual({
      perSecond: near(load),
      meanMs: near(1_000 / rest, 0.08),
      p95Ms: near((-Math.log(0.05) * 1_000) / rest, 0.1),
      busy: near(load),
    });
  });

  it.each([
    [2, 1.6],
    [4, 3],
    [8, 7],
  ])("has the waiting time of M/M/c with %i servers and a load of %d", (servers, load) => {
    const waitMs = (waitingShare(servers, load) * 1_000) / (servers - load);
    expect(desk(load, servers).meanMs).toEqual(near(1_000 + waitMs, 0.08));
  });

  it("waits half as long if all customers take the same time, as M/D/1 says", () => {
    const load = 0.7;
    expect(desk(load, 1, true).meanMs).toEqual(
      near(1_000 + (load * 1_000) / (2 * (1 - load)), 0.06),
    );
  });

  it("waits longer in queues of their own than in one for all servers, and less than by chance", () => {
    const wait = (hasOwnQueues: boolean, isAnywhere: boolean) => {
      const flow: Flow = {
        name: "customers",
        arrivals: { perSecond: 1.6 },
        steps: [{ station: "desk", ms: 1_000, isAnywhere }],
      };
      const desk = { servers: 2, speed: 1, hasOwnQueues };
      const { flows } = simulate({ stations: { desk }, flows: [flow] }, 50_000);
      return flows.get("customers")?.meanMs ?? 0;
    };
    expect(wait(false, false)).toEqual(near(2_780, 0.1));
    expect(wait(true, false)).toBeGreaterThan(wait(false, false) * 1.02);
    // Two queues of M/M/1.
    expect(wait(true, true)).toEqual(near(5_000, 0.15));
  });

  it("throttles a server whose CPU quota of a period is used up, until the next period", () => {
    const getMean = (ms: number, pace = 1) => {
      const flow: Flow = {
        name: "one",
        arrivals: { customers: 1 },
        steps: [
          { station: "api", ms, isFixed: true },
          { ms: 1_000 - ms, isFixed: true },
        ],
      };
      const api = { servers: 1, speed: 0.25, periodMs: 100, pace };
      const { flows } = simulate({ stations: { api }, flows: [flow] }, 1_000);
      return (flows.get("one")?.meanMs ?? 0) - (1_000 - ms);
    };
    expect(getMean(10)).toEqual(near(10, 0.01));
    expect(getMean(10, 0.5)).toEqual(near(20, 0.01));
    // From the middle of a period: 25 of 50 ms, 25 of 100 ms, and 10 ms of the third.
    expect(getMean(60)).toEqual(near(160, 0.01));
  });

  it("serves as many as its slowest station can, however many customers stand in a line", () => {
    const flow: Flow = {
      name: "buyers",
      arrivals: { customers: 8 },
      steps: [{ ms: 100 }, { station: "api", ms: 10 }],
      after: [{ station: "api", ms: 15 }],
    };
    const { flows } = simulate(
      { stations: { api: { servers: 1, speed: 0.25 } }, flows: [flow] },
      2_000,
    );
    expect(flows.get("buyers")?.perSecond).toEqual(near(10, 0.05));
  });
});
