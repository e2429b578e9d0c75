import { pause } from "@sughurta/faults/buyer";
import type { Cluster } from "../cluster.ts";
import type { DatabaseNodes } from "../database-nodes.ts";
import type { CutProxy } from "./cut-proxy.ts";
import { useUpConnections } from "./used-connections.ts";

const CLOCK = import.meta.resolve("./shifted-clock.ts");
const CLOCK_SHIFT_SECONDS = 300;
/** A standby opens a new file of its log each time. */
const LOG_SWITCH_MS = 1_000;

/** Copies on one server behind a network that can be cut. */
export interface FaultyShop {
  readonly cluster: Cluster;
  readonly network: CutProxy;
  /** Address of the server itself. */
  readonly databaseUrl: string;
}

/** Copies on three nodes of a database. */
export interface FaultyNodes {
  readonly cluster: Cluster;
  readonly nodes: DatabaseNodes;
}

/** Something that goes wrong while visitors buy. */
export interface ClusterFault<Place> {
  /** Name for `--only`. */
  readonly part: string;
  readonly what: string;
  readonly seconds: number;
  /** What a visitor may get from HAProxy itself: a lost connection or a response without `Retry-After`. */
  readonly balancerResponds?: boolean;
  /** Causes it; the returned function mends it. */
  begin(place: Place): Promise<() => Promise<unknown>>;
}

/** Gives one copy a wrong clock. */
function wrongClock(what: string, shiftSeconds: number): ClusterFault<FaultyShop> {
  const startAgain = async ({ cluster }: FaultyShop, settings: Cluster["settings"]) => {
    await cluster.stopCopy("api-1");
    cluster.settings = settings;
    await cluster.startCopy("api-1");
    cluster.settings = {};
  };
  return {
    part: "clock",
    what,
    seconds: 30,
    async begin(shop) {
      const shifted = { CLOCK_SHIFT_SECONDS: String(shiftSeconds) };
      await startAgain(shop, { ...shifted, NODE_OPTIONS: `--import=${CLOCK}` });
      return () => startAgain(shop, {});
    },
  };
}

/** Changes settings of the server while it runs. */
async function setting(cluster: Cluster, settings: Readonly<Record<string, string>>) {
  const change = async (action: (name: string, value: string) => string) => {
    for (const [name, value] of Object.entries(settings)) {
      await cluster.query(`alter system ${action(name, value)}`);
    }
    await cluster.query("select pg_reload_conf()");
  };
  await change((name, value) => `set ${name} = '${value}'`);
  return () => change((name) => `reset ${name}`);
}

/** Faults of copies, of their balancer and of one server. */
export const shopFaults: readonly ClusterFault<FaultyShop>[] = [
  wrongClock("clock of a copy 5 minutes fast", CLOCK_SHIFT_SECONDS),
  wrongClock("clock of a copy 5 minutes slow", -CLOCK_SHIFT_SECONDS),
  {
    part: "read-only",
    what: "database read-only",
    seconds: 60,
    begin: ({ cluster }) => setting(cluster, { default_transaction_read_only: "on" }),
  },
  {
    part: "connections",
    what: "every connection of the database taken",
    seconds: 30,
    begin: ({ databaseUrl }) => useUpConnections(databaseUrl),
  },
  {
    part: "network",
    what: "network to the database cut during a commit",
    seconds: 20,
    async begin({ network }) {
      await network.cutAfter("commit");
      return async () => network.mend();
    },
  },
  {
    part: "balancer",
    what: "HAProxy restarted, 5 s",
    seconds: 0,
    balancerResponds: true,
    async begin({ cluster }) {
      await cluster.restartBalancer(5_000);
      return async () => undefined;
    },
  },
  {
    part: "hang",
    what: "a copy of insurer-api hangs",
    seconds: 30,
    begin: async ({ cluster }) => {
      const goOn = cluster.hang("api-0");
      return async () => goOn();
    },
  },
  {
    part: "hang",
    what: "a storefront hangs",
    seconds: 30,
    balancerResponds: true,
    begin: async ({ cluster }) => {
      const goOn = cluster.hang("site-0");
      return async () => goOn();
    },
  },
];

/** Faults of three nodes of a database and of etcd. */
export const nodeFaults: readonly ClusterFault<FaultyNodes>[] = [
  {
    part: "slow-disk",
    what: "disk takes 100 ms to confirm a commit",
    seconds: 30,
    // Each flush of the log waits so long, whatever commits beside it.
    begin: ({ cluster }) => setting(cluster, { commit_delay: "100000", commit_siblings: "0" }),
  },
  {
    part: "etcd",
    what: "etcd gone",
    seconds: 45,
    begin: ({ nodes }) => nodes.loseEtcd(),
  },
  {
    part: "standby-disk",
    what: "disk of the standby full",
    seconds: 30,
    async begin({ cluster, nodes }) {
      const free = await nodes.fillStandby();
      let isOver = false;
      const switching = (async () => {
        for (; !isOver; await pause(LOG_SWITCH_MS)) {
          await cluster.query("select pg_switch_wal()").catch(() => undefined);
        }
      })();
      return async () => {
        isOver = true;
        await switching;
        await free();
      };
    },
  },
];
