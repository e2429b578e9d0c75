/** Servers that share one queue, first come, first served. */
interface Station {
  readonly servers: number;
  /** Share of a core that each server has. */
  readonly speed: number;
  /** Each server has a queue of its own, as copies behind a balancer do: a customer joins the shortest. */
  readonly hasOwnQueues?: boolean;
  /** CPU quota period: a server that has used its share of a period is throttled until the next one. */
  readonly periodMs?: number;
  /** Share of a core that a server gets while it works beside other programs; by default all of it. */
  readonly pace?: number;
}

/** Work at a station, or a pause without one. */
export interface Step {
  readonly station?: string;
  readonly ms: number;
  /** The same time for everyone instead of an exponential one. */
  readonly isFixed?: boolean;
  /** Done by any server, busy or not, as a job is. */
  readonly isAnywhere?: boolean;
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

/** The time until which a server works, given what it has used of its present period. */
class Allowance {
  readonly #station: Station;
  #period = -1;
  #usedMs = 0;
  constructor(station: Station) {
    this.#station = station;
  }

  /** When a server that begins now has done some work. */
  getEnd(from: number, ms: number): number {
    const { pace = 1, periodMs, speed } = this.#station;
    if (periodMs === undefined || speed >= 1) return from + ms / speed / pace;
    let [at, left] = [from, ms];
    for (;;) {
      const period = Math.floor(at / periodMs);
      if (period > this.#period) [this.#period, this.#usedMs] = [period, 0];
      const endMs = (period + 1) * periodMs;
      const part = Math.min(left, speed * periodMs - this.#usedMs, (endMs - at) * pace);
      this.#usedMs += part;
      left -= part;
      if (left <= 0) return at + part / pace;
      at = endMs;
    }
  }
}

/** Servers with their queue; all times are milliseconds. */
class Queue {
  readonly #waiting: (() => void)[] = [];
  readonly #free: Allowance[];
  readonly #speed: number;
  readonly #pace: number;
  readonly #agenda: Agenda;
  #busyServers = 0;
  busyMs = 0;
  constructor(station: Station, servers: number, agenda: Agenda) {
    this.#free = Array.from({ length: servers }, () => new Allowance(station));
    this.#speed = station.speed;
    this.#pace = station.pace ?? 1;
    this.#agenda = agenda;
  }

  get length(): number {
    return this.#waiting.length + this.#busyServers;
  }

  take(now: () => number, ms: number, done: () => void): void {
    const begin = () => {
      const server = this.#free.pop();
      if (!server) return void this.#waiting.push(begin);
      this.#busyServers += 1;
      this.#agenda.add(server.getEnd(now(), ms), () => {
        this.busyMs += ms / this.#speed / this.#pace;
        this.#busyServers -= 1;
        this.#free.push(server);
        this.#waiting.shift()?.();
        done();
      });
    };
    begin();
  }
}

/** A station's one queue, or those of its servers. */
const getQueues = (station: Station, agenda: Agenda): readonly Queue[] =>
  station.hasOwnQueues
    ? Array.from({ length: station.servers }, () => new Queue(station, 1, agenda))
    : [new Queue(station, station.servers, agenda)];

/** Simulates a shop for some seconds; the first tenth, in which its queues fill, is not counted. */
export function simulate({ stations, flows }: Shop, seconds: number, seed = 1): Forecast {
  const random = randomFrom(seed);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const agenda = new Agenda();
  const queues = new Map(
    Object.entries(stations).map(([name, station]) => [name, getQueues(station, agenda)]),
  );
  const queueFor = ({ station = "", isAnywhere }: Step): Queue | undefined => {
    const all = queues.get(station) ?? [];
    const any = all[Math.floor(random() * all.length)];
    if (isAnywhere || !any) return any;
    return all.reduce((best, one) => (one.length < best.length ? one : best), any);
  };
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
    const queue = queueFor(step);
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
  const busy = [...queues].map(([name, all]) => {
    const busyMs = all.reduce((sum, one) => sum + one.busyMs, 0);
    return [name, busyMs / endMs / (stations[name]?.servers ?? 1)] as const;
  });
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
