import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import { DEMO_CONTENT } from "@sughurta/bootstrap/repository";
import {
  type Service,
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";
import { pause } from "../buyer.ts";
import { type Engine, embeddedEngine, type Rows, serverEngine } from "./engine.ts";
import { FaultProxy } from "./fault-proxy.ts";
import { Watch } from "./watch.ts";

/** Database of the shop. */
export type EngineName = Engine["name"];

const CONTENT_LIMIT_MS = 30_000;
const CONTENT_PAUSE_MS = 200;

/** Environment variables for both services. */
export type Settings = Readonly<Record<string, string>>;

/** The whole shop in separate processes: storefront → proxy with faults → insurer-api → database. */
export class TestEnvironment {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly proxy: FaultProxy;
  readonly engine: Engine;
  readonly dataFolder: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #watch = new Watch();
  #isClosed = false;
  #api: Service | undefined;
  #site: Service | undefined;

  private constructor(
    parts: Pick<
      TestEnvironment,
      "siteUrl" | "apiUrl" | "secrets" | "proxy" | "engine" | "dataFolder"
    > & {
      env: NodeJS.ProcessEnv;
    },
  ) {
    this.siteUrl = parts.siteUrl;
    this.apiUrl = parts.apiUrl;
    this.secrets = parts.secrets;
    this.proxy = parts.proxy;
    this.engine = parts.engine;
    this.dataFolder = parts.dataFolder;
    this.#env = parts.env;
  }

  /** Starts everything on free ports and an empty folder, as in production. */
  static async start(engineName: EngineName, settings: Settings = {}): Promise<TestEnvironment> {
    const dataFolder = await mkdtemp(join(tmpdir(), "sughurta-faults-"));
    const engine = engineName === "server" ? await serverEngine() : embeddedEngine(dataFolder);
    const [port, apiPort] = [await freePort(), await freePort()];
    const proxy = await FaultProxy.to(apiPort);
    const [siteUrl, apiUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`];
    const secrets = await secretsFor(dataFolder, {});
    const env = {
      PATH: process.env.PATH,
      ...secrets,
      ...engine.settings,
      NODE_ENV: "production",
      SANDBOX: "on",
      SEED_MODULE: DEMO_CONTENT,
      // One machine simulates all visitors.
      RATE_LIMIT_FACTOR: "0",
      RATE_LIMITS: "off",
      PAYMENT_ASK_AFTER_SECONDS: "1",
      LOG_LEVEL: "fatal",
      PORT: String(port),
      API_PORT: String(apiPort),
      PUBLIC_URL: siteUrl,
      API_PUBLIC_URL: apiUrl,
      INSURER_API_URL: `http://127.0.0.1:${proxy.port}`,
      PAYMENT_ORIGINS: apiUrl,
      DATA_DIR: dataFolder,
      ...settings,
    };
    const environment = new TestEnvironment({
      siteUrl,
      apiUrl,
      secrets,
      proxy,
      engine,
      dataFolder,
      env,
    });
    await environment.startApi();
    await environment.startSite();
    return environment;
  }

  /** Rejects when a service ends by itself. */
  get lost(): Promise<never> {
    return this.#watch.lost;
  }

  /** The service that ended unexpectedly, if any. */
  get loss(): string | undefined {
    return this.#watch.loss?.message;
  }

  get api(): Service {
    if (!this.#api) throw new Error("insurer-api does not run");
    return this.#api;
  }

  get site(): Service {
    if (!this.#site) throw new Error("The storefront does not run");
    return this.#site;
  }

  /** Starts insurer-api; one that cannot become ready is waited for until it is alive. */
  async startApi(settings: Settings = {}, page: "readyz" | "livez" = "readyz"): Promise<void> {
    this.#api = await this.#startWatched("insurer-api", settings);
    await waitUntilReady(this.#api, `${this.apiUrl}/${page}`);
  }

  /** Waits until insurer-api is ready, if it runs. */
  async untilReady(): Promise<void> {
    if (this.#api) await waitUntilReady(this.#api, `${this.apiUrl}/readyz`);
  }

  async startSite(): Promise<void> {
    this.#site = await this.#startWatched("storefront", {});
    await waitUntilReady(this.#site, `${this.siteUrl}/readyz`);
  }

  /** A second insurer-api beside the first one; it is not waited for. */
  startRival(port: number): Promise<Service> {
    return this.#start("insurer-api", { API_PORT: String(port) });
  }

  /** Ends insurer-api as a power cut would. */
  async killApi(): Promise<void> {
    await this.#kill(this.api);
    this.#api = undefined;
  }

  /** Waits until the storefront has stored the content of an address. */
  async untilContentIsOnDisk(path: string): Promise<void> {
    const folder = join(this.dataFolder, "cache");
    const until = Date.now() + CONTENT_LIMIT_MS;
    while (Date.now() < until) {
      const files = await readdir(folder).catch(() => []);
      const texts = await Promise.all(
        files.map((file) => readFile(join(folder, file), "utf8").catch(() => "")),
      );
      if (texts.some((text) => text.includes(` ${path}`))) return;
      await pause(CONTENT_PAUSE_MS);
    }
    throw new Error(`The storefront wrote nothing of ${path}.`);
  }

  async killSite(): Promise<void> {
    await this.#kill(this.site);
    this.#site = undefined;
  }

  /** Stops insurer-api, and returns its exit code. */
  async endApi(): Promise<number> {
    const { api } = this;
    this.#watch.release(api);
    api.process.kill("SIGTERM");
    this.#api = undefined;
    return api.exited;
  }

  /** Queries the database; where only one process may open it, insurer-api is stopped for the query. */
  async query(sql: string): Promise<Rows> {
    if (this.engine.name === "server" || !this.#api) return this.engine.query(sql);
    await this.endApi();
    const rows = await this.engine.query(sql);
    await this.startApi();
    return rows;
  }

  async stop(): Promise<void> {
    this.#isClosed = true;
    const running = [this.#site, this.#api].filter((service) => service !== undefined);
    for (const service of running) this.#watch.release(service);
    await stopServices(running);
    await this.proxy.stop();
    await this.engine.stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  async #startWatched(name: "insurer-api" | "storefront", settings: Settings): Promise<Service> {
    const service = await this.#start(name, settings);
    this.#watch.add(service);
    if (this.#isClosed) {
      await this.#kill(service);
      throw new Error("The shop is closed: what a run gave up starts nothing any more.");
    }
    return service;
  }

  #start(name: "insurer-api" | "storefront", settings: Settings): Promise<Service> {
    const folder = `apps/${name}`;
    return startService({
      name,
      folder,
      nodeArguments: startArguments(folder),
      env: { ...this.#env, ...settings },
      logFolder: join(this.dataFolder, "logs"),
      showAll: false,
    });
  }

  async #kill(service: Service): Promise<void> {
    this.#watch.release(service);
    service.process.kill("SIGKILL");
    await service.exited;
  }
}
