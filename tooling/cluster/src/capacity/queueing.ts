/** Servers that share one queue, first come, first served. */
interface Station {
  readonly servers: number;
  /** Share of a core that each server has. */
  readonly speed: number;
}

/** Work at a station, or a pause without one. */
export interface Step {
  readonly station?: string;
  readonly ms: number;
  /** The same time for everyone instead of an exponential one. */
  readonly isFixed?: boolean;
}

/** Customers who take the same steps. */
export interface Flow {
  readonly name: string;
  /** Arrivals a second, at random; or a number of customers who begin again as soon as they are done. */
  readonly arrivals: { readonly perSecond: number } | { readonly customers: number };
  readonly steps: readonly Step[];
  /** Work that a finished customer leaves behind and does not wait for. */
  readonly after?: readonly Step[];
}

export interface Shop {
  readonly stations: Readonly<Record<string, Station>>;
  readonly flows: readonly Flow[];
}

/** Response times and load of a simulated shop. */
export interface Forecast {
  readonly flows: ReadonlyMap<string, FlowForecast>;
  /** Share of time in which the servers of each station are busy. */
  readonly busy: ReadonlyMap<string, number>;
}
interface FlowForecast {
  readonly perSecond: number;
  readonly meanMs: number;
  readonly p95Ms: number;
}

/** Reproducible random fractions of 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Event {
  readonly at: number;
  readonly run: () => void;
}

/** Events in order of their time, as a binary heap. */
class Agenda {
  readonly #events: Event[] = [];

  add(at: number, run: () => void): void {
    const events = this.#events;
    let place = events.push({ at, run }) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if ((events[parent]?.at ?? 0) <= at) break;
      this.#swap(place, parent);
      place = parent;
    }
  }

  next(): Event | undefined {
    const events = this.#events;
    this.#swap(0, events.length - 1);
    const first = events.pop();
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const at = (one: number) => events[one]?.at ?? Number.POSITIVE_INFINITY;
      const child = at(left) <= at(right) ? left : right;
      if (at(child) >= at(place)) return first;
      this.#swap(place, child);
      place = child;
    }
  }

  #swap(one: number, other: number): void {
    const events = this.#events;
    const [first, second] = [events[one], events[other]];
    if (first && second) [events[one], events[other]] = [second, first];
  }
}

/** A station with its queue; all times are milliseconds. */
class Queue {
  readonly #waiting: (() => void)[] = [];
  #busyServers = 0;
  busyMs = 0;
  readonly station: Station;
  readonly #agenda: Agenda;
  constructor(station: Station, agenda: Agenda) {
    this.station = station;
    this.#agenda = agenda;
  }

  take(now: () => number, ms: number, done: () => void): void {
    const begin = () => {
      this.#busyServers += 1;
      const taken = ms / this.station.speed;
      this.#agenda.add(now() + taken, () => {
        this.busyMs += taken;
        this.#busyServers -= 1;
        this.#waiting.shift()?.();
        done();
      });
    };
    if (this.#busyServers < this.station.servers) begin();
    else this.#waiting.push(begin);
  }
}

/** Simulates a shop for some seconds; the first tenth, in which its queues fill, is not counted. */
export function simulate({ stations, flows }: Shop, seconds: number, seed = 1): Forecast {
  const random = randomFrom(seed);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const agenda = new Agenda();
  const queues = new Map(
    Object.entries(stations).map(([name, station]) => [name, new Queue(station, agenda)]),
  );
  const [endMs, countedFromMs] = [seconds * 1_000, seconds * 100];
  const durations = new Map<string, number[]>(flows.map(({ name }) => [name, []]));
  let nowMs = 0;
  const now = () => nowMs;
  const walk = (steps: readonly Step[], done: () => void, place = 0): void => {
    const step = steps[place];
    if (!step) {
      done();
      return;
    }
    const ms = step.isFixed ? step.ms : exponential(step.ms);
    const onwards = () => walk(steps, done, place + 1);
    const queue = step.station === undefined ? undefined : queues.get(step.station);
    if (queue) queue.take(now, ms, onwards);
    else agenda.add(nowMs + ms, onwards);
  };
  const visit = ({ name, steps, after = [] }: Flow, done: () => void): void => {
    const from = nowMs;
    walk(steps, () => {
      if (nowMs >= countedFromMs) durations.get(name)?.push(nowMs - from);
      walk(after, () => undefined);
      done();
    });
  };
  for (const flow of flows) {
    if ("customers" in flow.arrivals) {
      const again = () => visit(flow, again);
      for (let one = 0; one < flow.arrivals.customers; one += 1) again();
      continue;
    }
    const { perSecond } = flow.arrivals;
    const arrive = () => {
      visit(flow, () => undefined);
      agenda.add(nowMs + exponential(1_000 / perSecond), arrive);
    };
    if (perSecond > 0) agenda.add(exponential(1_000 / perSecond), arrive);
  }
  for (let event = agenda.next(); event && event.at <= endMs; event = agenda.next()) {
    nowMs = event.at;
    event.run();
  }
  const forecasts = [...durations].map(
    ([name, all]) => [name, summary(all, seconds * 0.9)] as const,
  );
  const busy = [...queues].map(
    ([name, { busyMs, station }]) => [name, busyMs / endMs / station.servers] as const,
  );
  return { flows: new Map(forecasts), busy: new Map(busy) };
}

function summary(durations: readonly number[], seconds: number): FlowForecast {
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    perSecond: sorted.length / seconds,
    meanMs: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  };
}
