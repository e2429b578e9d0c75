import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pause } from "@sughurta/faults/buyer";
import { ownUser } from "@sughurta/faults/debian-postgres";

/** Patroni takes long on a busy machine. */
const START_LIMIT_MS = 30_000;
const PAUSE_MS = 100;

/** A third-party program of the cluster. */
export interface Peer {
  readonly port: number;
  stop(): Promise<void>;
  /** Ends it like a power cut. */
  kill(): Promise<void>;
}

/** Makes a file or folder readable for that user alone. */
export function transferOwnership(path: string): void {
  const { uid, gid } = ownUser();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

async function untilListening(port: number, child: ChildProcess, name: string): Promise<void> {
  for (const giveUpAt = Date.now() + START_LIMIT_MS; ; ) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      throw new Error(
        `${name} does not start. It is part of Debian: apt-get install --no-install-recommends pgbouncer haproxy postgresql patroni etcd-server varnish pgbackrest`,
      );
    }
    await pause(PAUSE_MS);
  }
}

/** Starts a program that listens on a port of 127.0.0.1; it ends with this process. */
export async function startPeer(
  command: string,
  args: readonly string[],
  port: number,
  errors: "inherit" | "ignore" = "inherit",
): Promise<Peer> {
  const child = spawn(command, args, {
    ...ownUser(),
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ["ignore", "ignore", errors],
  });
  child.on("error", () => undefined);
  process.once("exit", () => child.kill("SIGKILL"));
  await untilListening(port, child, command);
  const end = async (signal: "SIGINT" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "exit");
  };
  return { port, stop: () => end("SIGINT"), kill: () => end("SIGKILL") };
}

/** PgBouncer in transaction mode before a Postgres server. */
export function startPgBouncer(folder: string, server: URL, port: number): Promise<Peer> {
  const users = join(folder, "users.txt");
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
idle_transaction_timeout = 10
verbose = 0
logfile = ${join(folder, "pgbouncer.log")}
pidfile = ${join(folder, "pgbouncer.pid")}
`,
  );
  for (const path of [folder, users, config]) transferOwnership(path);
  return startPeer("pgbouncer", ["-q", config], port);
}

/** A balanced service: its port, and those of its copies. */
export interface Balanced {
  readonly name: string;
  readonly port: number;
  readonly copies: readonly number[];
}

/** HAProxy with its own counts. */
export interface Balancer extends Peer {
  /** Responses with status 5xx of a balanced service so far, also those of HAProxy itself. */
  refusedBy(name: string): Promise<number>;
  /** Starts a stopped one with the same settings; its counts begin at 0. */
  startAgain(): Promise<Balancer>;
}

/** HAProxy, which sends requests to the copies whose `/readyz` responds. */
export async function startHaproxy(
  folder: string,
  services: readonly Balanced[],
): Promise<Balancer> {
  const config = join(folder, "haproxy.cfg");
  const socket = join(folder, "haproxy.sock");
  const sections = services.map(
    ({ name, port, copies }) => `
listen ${name}
  bind 127.0.0.1:${port}
  balance leastconn
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host 127.0.0.1
${copies.map((copy) => `  server ${name}-${copy} 127.0.0.1:${copy} check inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions`).join("\n")}
`,
  );
  writeFileSync(
    config,
    `global
  maxconn 1000
  stats socket ${socket} mode 600 level user
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
${sections.join("")}`,
  );
  for (const path of [folder, config]) transferOwnership(path);
  const start = async (): Promise<Balancer> => {
    const peer = await startPeer("haproxy", ["-db", "-q", "-f", config], services[0]?.port ?? 0);
    return { ...peer, refusedBy: (name) => refusedBy(socket, name), startAgain: start };
  };
  return start();
}

/** Reads HAProxy's statistics, which are lines of comma-separated values below a line of their names. */
async function refusedBy(socket: string, name: string): Promise<number> {
  const connection = connect(socket);
  connection.end("show stat\n");
  const [head = [], ...rows] = (await text(connection)).split("\n").map((line) => line.split(","));
  const row = rows.find(([service, side]) => service === name && side === "FRONTEND");
  return Number(row?.[head.indexOf("hrsp_5xx")]);
}
