import { readFileSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";
import { pause } from "@sughurta/faults/buyer";
import type { TestPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Client } from "pg";
import { type Peer, startPeer, transferOwnership } from "./peers.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const NODES = 3;
/** Least values that Patroni accepts: a lost primary is replaced after at most TTL seconds. */
const TTL_SECONDS = 20;
const RETRY_SECONDS = 3;
const PAUSE_MS = 500;
const READY_LIMIT_MS = 120_000;

interface Node {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni's REST interface. */
  readonly restPort: number;
  readonly folder: string;
  readonly disk: SmallDisk | undefined;
  patroni: Peer | undefined;
}

/** A Postgres primary with a synchronous standby and a further one, under Patroni with etcd, behind HAProxy. */
export interface DatabaseNodes extends TestPostgres {
  /** Ends the primary with its Patroni like a power cut; returns the name of its node. */
  killPrimary(): Promise<string>;
  /** Starts a killed node again and waits until it follows the primary. */
  startAgain(name: string): Promise<void>;
  /** Ends etcd like a power cut; the returned function starts it again with its data. */
  loseEtcd(): Promise<() => Promise<void>>;
  /** Fills the disk of the synchronous standby; the returned function frees it and waits until all nodes are in sync. */
  fillStandby(): Promise<() => Promise<void>>;
}

/** Options of {@link startDatabaseNodes}. */
export interface NodeOptions {
  /** Whether each node has a small disk of its own, which only root can give it. */
  readonly smallDisks?: boolean;
}

/** Starts the nodes in temporary folders; takes about a minute. */
export async function startDatabaseNodes({
  smallDisks = false,
}: NodeOptions = {}): Promise<DatabaseNodes> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-nodes-"));
  transferOwnership(folder);
  const [etcdPort, etcdPeerPort, port] = [await freePort(), await freePort(), await freePort()];
  let etcd = await startEtcd(folder, etcdPort, etcdPeerPort);
  const nodes: Node[] = [];
  for (let index = 0; index < NODES; index += 1) {
    const name = `node${index}`;
    const place = join(folder, name);
    await mkdir(place);
    const disk = smallDisks ? mountSmallDisk(place) : undefined;
    transferOwnership(place);
    const ports = { port: await freePort(), restPort: await freePort() };
    nodes.push({ name, ...ports, folder: place, disk, patroni: undefined });
  }
  for (const node of nodes) {
    await startNode(node, etcdPort);
    // The first node creates the database, the others copy it.
    await untilHealthy(node, node === nodes[0] ? "primary" : "replica");
  }
  const balancer = await startBalancer(folder, port, nodes);
  await createDatabase(nodes[0]?.port ?? 0);
  await untilSynchronous(nodes);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/insurer`,
    async killPrimary() {
      const primary = await findNode(nodes, "primary");
      await primary.patroni?.kill();
      process.kill(postmasterPid(primary), "SIGKILL");
      primary.patroni = undefined;
      return primary.name;
    },
    async startAgain(name) {
      const node = nodes.find((one) => one.name === name);
      if (!node) throw new Error(`No node ${name}`);
      await startNode(node, etcdPort);
      await untilHealthy(node, "replica");
      await untilSynchronous(nodes);
    },
    async loseEtcd() {
      await etcd.kill();
      return async () => {
        etcd = await startEtcd(folder, etcdPort, etcdPeerPort);
        await untilSynchronous(nodes);
      };
    },
    async fillStandby() {
      const standby = await findNode(nodes, "synchronous");
      standby.disk?.fill();
      return async () => {
        if (await responds(standby, "synchronous")) throw new Error("The full disk has no effect");
        standby.disk?.free();
        await untilHealthy(standby, "replica");
        await untilSynchronous(nodes);
      };
    },
    async stop() {
      await balancer.stop();
      for (const node of nodes) await node.patroni?.stop();
      await etcd.kill();
      for (const { disk } of nodes) disk?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The process of Postgres itself, which outlives a killed Patroni. */
const postmasterPid = ({ folder }: Node) =>
  Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);

function startEtcd(folder: string, port: number, peerPort: number): Promise<Peer> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const options = {
    name: "etcd",
    "data-dir": join(folder, "etcd"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `etcd=${peer}`,
    "log-level": "error",
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return startPeer("etcd", args, port, "ignore");
}

async function startNode(node: Node, etcdPort: number): Promise<void> {
  const { name, port, restPort, folder } = node;
  const config = join(folder, "patroni.json");
  const account = { username: "postgres", password: "postgres" };
  const settings = {
    scope: "sughurta",
    name,
    log: { level: "ERROR", dir: folder },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    bootstrap: {
      dcs: {
        ttl: TTL_SECONDS,
        loop_wait: 2,
        retry_timeout: RETRY_SECONDS,
        maximum_lag_on_failover: 0,
        synchronous_mode: true,
        synchronous_mode_strict: false,
        // Without etcd the primary goes on while every node confirms that it follows it.
        failsafe_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: "UTF8" }, "data-checksums"],
      pg_hba: [
        "host replication all 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, "data"),
      bin_dir: "/usr/lib/postgresql/15/bin",
      pgpass: join(folder, "pgpass"),
      authentication: { superuser: account, replication: account, rewind: account },
      parameters: { unix_socket_directories: folder },
    },
  };
  // JSON is YAML too.
  writeFileSync(config, JSON.stringify(settings));
  transferOwnership(config);
  // Postgres and Patroni log every step of a failover.
  node.patroni = await startPeer("patroni", [config], restPort, "ignore");
}

/** Sends connections to the primary alone, and ends those of a lost one. */
function startBalancer(folder: string, port: number, nodes: readonly Node[]): Promise<Peer> {
  const config = join(folder, "haproxy.cfg");
  const servers = nodes.map(
    ({ name, port: own, restPort }) =>
      `  server ${name} 127.0.0.1:${own} check port ${restPort} inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  writeFileSync(
    config,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 10m
  timeout server 10m
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
${servers.join("\n")}
`,
  );
  transferOwnership(config);
  return startPeer("haproxy", ["-db", "-q", "-f", config], port);
}

const responds = ({ restPort }: Node, path: string) =>
  fetch(`http://127.0.0.1:${restPort}/${path}`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(what: string, isReached: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + READY_LIMIT_MS; !(await isReached()); ) {
    if (Date.now() > giveUpAt) throw new Error(`Patroni: no ${what}`);
    await pause(PAUSE_MS);
  }
}

const untilHealthy = (node: Node, path: string) =>
  until(`${path} on ${node.name}`, () => responds(node, path));

/** Waits until a standby confirms every commit of the primary. */
const untilSynchronous = (nodes: readonly Node[]) =>
  until("synchronous standby", async () =>
    (await Promise.all(nodes.map((node) => responds(node, "synchronous")))).includes(true),
  );

async function findNode(nodes: readonly Node[], role: "primary" | "synchronous"): Promise<Node> {
  for (const node of nodes) if (await responds(node, role)) return node;
  throw new Error(`Patroni: no ${role} node`);
}

async function createDatabase(port: number): Promise<void> {
  const client = new Client({
    connectionString: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query("create database insurer");
  await client.end();
}
