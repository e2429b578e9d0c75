import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import { DEMO_CONTENT, ROOT } from "@sughurta/bootstrap/repository";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";
import { pause } from "@sughurta/faults/buyer";
import { startPostgres, type TestPostgres } from "@sughurta/insurer-api/testing/start-postgres";
import { Client } from "pg";
import { type CpuShare, limitCpu } from "./cpu-share.ts";
import { type Balancer, type Peer, startHaproxy, startPgBouncer } from "./peers.ts";

/** How copies reach the database: directly, through PgBouncer, or through it without a direct address. */
export type Way = "direct" | "pooled" | "pooled, polling";

const MAX_COPIES = 4;
const SITES = 2;
const BALANCED_LIMIT_MS = 20_000;
const BALANCED_PAUSE_MS = 200;
const HOST = "http://127.0.0.1";

/** Environment variables of a copy. */
type Settings = Readonly<Record<string, string>>;

interface Copy {
  readonly service: Service;
  readonly share: CpuShare | undefined;
}

/** Waits until HAProxy knows a copy. */
async function untilBalanced(url: string): Promise<void> {
  for (const giveUpAt = Date.now() + BALANCED_LIMIT_MS; ; ) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > giveUpAt) throw new Error("HAProxy finds no copy that is ready");
    await pause(BALANCED_PAUSE_MS);
  }
}

/** Copies of both servers behind HAProxy, on one Postgres server with PgBouncer. */
export class Cluster {
  readonly siteUrl: string;
  readonly #postgres: TestPostgres;
  readonly #bouncer: Peer;
  #balancer: Balancer;
  /** Responses that a restarted HAProxy no longer counts. */
  #refusedBefore = 0;
  readonly #folder: string;
  readonly #peerFolder: string;
  readonly #env: Settings;
  readonly #apiPorts: readonly number[];
  readonly #sitePorts: readonly number[];
  /** Share of a core of each copy of insurer-api; undefined without a limit. */
  readonly #share: number | undefined;
  readonly #copies = new Map<string, Copy>();
  way: Way = "direct";
  /** Settings of copies that start from now on. */
  settings: Settings = {};
  /** Folder of the release that copies run which start from now on. */
  release = ROOT;

  private constructor(
    parts: Pick<Cluster, "siteUrl"> & {
      postgres: TestPostgres;
      bouncer: Peer;
      balancer: Balancer;
      folder: string;
      peerFolder: string;
      env: Settings;
      apiPorts: readonly number[];
      sitePorts: readonly number[];
      share: number | undefined;
    },
  ) {
    this.siteUrl = parts.siteUrl;
    this.#postgres = parts.postgres;
    this.#bouncer = parts.bouncer;
    this.#balancer = parts.balancer;
    this.#folder = parts.folder;
    this.#peerFolder = parts.peerFolder;
    this.#env = parts.env;
    this.#apiPorts = parts.apiPorts;
    this.#sitePorts = parts.sitePorts;
    this.#share = parts.share;
  }

  /** Starts PostgreSQL, PgBouncer and HAProxy on free ports of 127.0.0.1, without copies. */
  static async start(
    share: number | undefined,
    startDatabase: () => Promise<TestPostgres> = startPostgres,
  ): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), "sughurta-cluster-"));
    const peerFolder = await mkdtemp(join(tmpdir(), "sughurta-cluster-peers-"));
    const postgres = await startDatabase();
    const ports = (count: number) => Promise.all(Array.from({ length: count }, freePort));
    const [apiPorts, sitePorts] = [await ports(MAX_COPIES), await ports(SITES)];
    const [apiPort = 0, sitePort = 0, bouncerPort = 0] = await ports(3);
    const bouncer = await startPgBouncer(peerFolder, new URL(postgres.url), bouncerPort);
    const balancer = await startHaproxy(peerFolder, [
      { name: "api", port: apiPort, copies: apiPorts },
      { name: "site", port: sitePort, copies: sitePorts },
    ]);
    const [siteUrl, apiUrl] = [`${HOST}:${sitePort}`, `${HOST}:${apiPort}`];
    await mkdir(join(folder, "files"));
    const env = {
      PATH: process.env.PATH ?? "",
      ...(await secretsFor(folder, {})),
      NODE_ENV: "production",
      SANDBOX: "on",
      // One machine simulates all visitors.
      RATE_LIMIT_FACTOR: "0",
      RATE_LIMITS: "off",
      PAYMENT_ASK_AFTER_SECONDS: "1",
      LOG_LEVEL: "error",
      PUBLIC_URL: siteUrl,
      API_PUBLIC_URL: apiUrl,
      INSURER_API_URL: apiUrl,
      PAYMENT_ORIGINS: apiUrl,
      STORAGE_URL: pathToFileURL(join(folder, "files")).href,
    };
    const peers = { postgres, bouncer, balancer };
    return new Cluster({
      siteUrl,
      ...peers,
      folder,
      peerFolder,
      env,
      apiPorts,
      sitePorts,
      share,
    });
  }

  /** Address of insurer-api behind its balancer. */
  get apiUrl(): string {
    return this.#env.INSURER_API_URL ?? "";
  }

  /** Folder of the copies' data and of the stored files. */
  get folder(): string {
    return this.#folder;
  }

  /** Runs a command of insurer-api with the settings of its copies; returns its output. */
  async runCommand(file: string): Promise<string> {
    const folder = "apps/insurer-api";
    const env = { ...this.#env, ...this.#databaseSettings(), ...this.settings };
    const args = [join(ROOT, folder, "src/main", file)];
    return (await promisify(execFile)(process.execPath, args, { env })).stdout;
  }

  /** The first value of a secret, before any rotation. */
  getSecret(name: string): string {
    return this.#env[name] ?? "";
  }

  /** Names of the running copies of a server. */
  running(name: "api" | "site"): readonly string[] {
    return [...this.#copies.keys()].filter((one) => one.startsWith(name));
  }

  /** Requests of buyers with a 5xx response so far. */
  async refused(): Promise<number> {
    return this.#refusedBefore + (await this.#balancer.refusedBy("site"));
  }

  /** Stops HAProxy for a time. */
  async restartBalancer(stoppedMs: number): Promise<void> {
    this.#refusedBefore = await this.refused();
    await this.#balancer.stop();
    await pause(stoppedMs);
    this.#balancer = await this.#balancer.startAgain();
  }

  /** Stops a copy from running without ending it, as on a machine that hangs; the returned function lets it go on. */
  hang(name: string): () => void {
    const running = this.#copies.get(name)?.service.process;
    running?.kill("SIGSTOP");
    return () => running?.kill("SIGCONT");
  }

  /** Process ids of the running copies of insurer-api. */
  get apiPids(): readonly number[] {
    return this.#getPids("api");
  }

  /** Process ids of the running copies of the storefront. */
  get sitePids(): readonly number[] {
    return this.#getPids("site");
  }

  #getPids(name: "api" | "site"): readonly number[] {
    return this.running(name).map((copy) => this.#copies.get(copy)?.service.process.pid ?? 0);
  }

  /** Starts copies at the same time, up to these numbers, and waits until they are ready. */
  async scale(apis: number, sites = SITES): Promise<void> {
    const wanted = [
      ...Array.from({ length: apis }, (_, index) => `api-${index}`),
      ...Array.from({ length: sites }, (_, index) => `site-${index}`),
    ].filter((name) => !this.#copies.has(name));
    await Promise.all(wanted.map((name) => this.startCopy(name)));
    for (const url of [this.#env.INSURER_API_URL ?? "", this.siteUrl]) await untilBalanced(url);
    for (const name of this.running("api")) this.#limit(name);
  }

  /** Starts one copy, such as `api-0`, and waits until it is ready. */
  async startCopy(name: string): Promise<void> {
    const [kind = "", index] = name.split("-");
    const port = (kind === "api" ? this.#apiPorts : this.#sitePorts)[Number(index)] ?? 0;
    const application = kind === "api" ? "apps/insurer-api" : "apps/storefront";
    const folder = join(relative(ROOT, this.release), application);
    const service = await startService({
      name,
      folder,
      nodeArguments: startArguments(folder),
      env: {
        ...this.#env,
        ...this.#databaseSettings(),
        DATA_DIR: join(this.#folder, name),
        [kind === "api" ? "API_PORT" : "PORT"]: String(port),
        SEED_MODULE: DEMO_CONTENT.replace(ROOT, this.release),
        ...this.settings,
      },
      logFolder: join(this.#folder, "logs"),
      showAll: false,
    });
    this.#copies.set(name, { service, share: undefined });
    await waitUntilReady(service, `${HOST}:${port}/readyz`);
  }

  /** Ends a copy like a power cut. */
  async kill(name: string): Promise<void> {
    const copy = this.#removeCopy(name);
    copy?.service.process.kill("SIGKILL");
    await copy?.service.exited;
    copy?.share?.remove();
  }

  /** Stops a copy as an upgrade does. */
  async stopCopy(name: string): Promise<void> {
    const copy = this.#removeCopy(name);
    if (copy) await stopServices([copy.service]);
    copy?.share?.remove();
  }

  async query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.#postgres.url });
    // A lost connection fails its query.
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async paidOrders(): Promise<number> {
    const [row] = await this.query("select count(*)::int as n from payment where state = 'paid'");
    return Number(row?.n);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#copies.keys()].map((name) => this.kill(name)));
    await this.#bouncer.stop();
    await this.#balancer.stop();
    await this.#postgres.stop();
    for (const folder of [this.#folder, this.#peerFolder]) {
      await rm(folder, { recursive: true, force: true });
    }
  }

  #removeCopy(name: string): Copy | undefined {
    const copy = this.#copies.get(name);
    this.#copies.delete(name);
    return copy;
  }

  /** Limits a copy once it has started: a start would take minutes. */
  #limit(name: string): void {
    const copy = this.#copies.get(name);
    if (this.#share === undefined || !copy || copy.share) return;
    const share = limitCpu(copy.service.process.pid ?? 0, this.#share);
    this.#copies.set(name, { ...copy, share });
  }

  #databaseSettings(): Settings {
    const direct = this.#postgres.url;
    if (this.way === "direct") return { DATABASE_URL: direct };
    const pooled = new URL(direct);
    pooled.port = String(this.#bouncer.port);
    const settings = { DATABASE_URL: pooled.href, DATABASE_POOLER: "on" };
    return this.way === "pooled" ? { ...settings, DATABASE_DIRECT_URL: direct } : settings;
  }
}
