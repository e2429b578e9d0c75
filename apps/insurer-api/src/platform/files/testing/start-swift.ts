import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@sughurta/bootstrap/free-port";
import { AwsClient } from "aws4fetch";
import { vi } from "vitest";
import type { S3Settings } from "#src/platform/config/object-storage.ts";

const run = promisify(execFile);

const PARTS = ["account", "container", "object"] as const;
const START_LIMIT_MS = 60_000;
const SECRET = "the-secret-of-a-key-in-a-test";

/** An object storage of OpenStack (Debian's `swift-proxy` and its three servers), which checks signatures. */
export interface RunningSwift {
  readonly settings: S3Settings;
  /** Keys of the objects in the bucket. */
  keys(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts it on the loopback with one bucket, in a folder of its own. */
export async function startSwift(): Promise<RunningSwift> {
  const folder = await mkdtemp(join(tmpdir(), "swift-"));
  const servers: ChildProcess[] = [];
  const stop = async () => {
    const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
    await Promise.all(running.map(waitForEnd));
    await rm(folder, { recursive: true });
  };
  try {
    await mkdir(join(folder, "devices", "disk"), { recursive: true });
    await writeFile(join(folder, "swift.conf"), sections({ "swift-hash": HASH, ...POLICY }));
    for (const part of PARTS) {
      const port = await freePort();
      await makeRing(folder, part, port);
      servers.push(await startServer(folder, part, storageSettings(folder, part, port)));
    }
    const port = await freePort();
    servers.push(await startServer(folder, "proxy", proxySettings(folder, port)));
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      bucket: "files",
      prefix: "shop/",
      accessKeyId: "insurer:shop",
      secretAccessKey: SECRET,
    };
    const isReady = async () => {
      await makeBucket(settings);
      await tryObject(settings);
    };
    await vi.waitFor(isReady, { timeout: START_LIMIT_MS, interval: 250 });
    return { settings, keys: () => listKeys(settings), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function waitForEnd(server: ChildProcess): Promise<unknown> {
  server.kill();
  return once(server, "exit");
}

const HASH = { swift_hash_path_prefix: "a", swift_hash_path_suffix: "b" };
const POLICY = { "storage-policy:0": { name: "one", default: "yes" } };

type Sections = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

const sections = (all: Sections): string =>
  Object.entries(all)
    .map(([name, values]) => {
      const lines = Object.entries(values).map(([key, value]) => `${key} = ${value}`);
      return `[${name}]\n${lines.join("\n")}\n`;
    })
    .join("\n");

const common = (folder: string, port: number) => ({
  bind_ip: "127.0.0.1",
  bind_port: port,
  workers: 0,
  user: userInfo().username,
  swift_dir: folder,
  log_address: join(folder, "no-log"),
});

function storageSettings(folder: string, part: (typeof PARTS)[number], port: number): Sections {
  return {
    DEFAULT: {
      ...common(folder, port),
      devices: join(folder, "devices"),
      mount_check: "false",
      fallocate_reserve: 0,
    },
    "pipeline:main": { pipeline: `${part}-server` },
    [`app:${part}-server`]: { use: `egg:swift#${part}` },
  };
}

function proxySettings(folder: string, port: number): Sections {
  const filters = [
    "catch_errors",
    "gatekeeper",
    "cache",
    "listing_formats",
    "s3api",
    "tempauth",
    "copy",
  ];
  const plain = filters.map((name) => [`filter:${name}`, { use: `egg:swift#${name}` }] as const);
  return {
    DEFAULT: common(folder, port),
    "pipeline:main": { pipeline: `${filters.join(" ")} proxy-server` },
    "app:proxy-server": {
      use: "egg:swift#proxy",
      account_autocreate: "true",
      // The default of half a second is too short on a busy machine.
      conn_timeout: 10,
    },
    ...Object.fromEntries(plain),
    // s3api requires a cache, and works without its server.
    "filter:cache": { use: "egg:swift#memcache", memcache_servers: "127.0.0.1:1" },
    "filter:s3api": { use: "egg:swift#s3api", location: "us-east-1" },
    "filter:tempauth": { use: "egg:swift#tempauth", user_insurer_shop: `${SECRET} .admin` },
  };
}

async function makeRing(folder: string, part: string, port: number): Promise<void> {
  const builder = join(folder, `${part}.builder`);
  const device = `r1z1-127.0.0.1:${port}/disk`;
  for (const command of [["create", "4", "1", "0"], ["add", device, "1"], ["rebalance"]]) {
    await run("swift-ring-builder", [builder, ...command]);
  }
}

async function startServer(
  folder: string,
  part: string,
  settings: Sections,
): Promise<ChildProcess> {
  const file = join(folder, `${part}-server.conf`);
  await writeFile(file, sections(settings));
  return spawn(`swift-${part}-server`, [file], { stdio: "ignore" });
}

async function makeBucket(settings: S3Settings): Promise<void> {
  await ask(settings, "PUT");
}

/**
 * Writes and removes an object: the object server is a separate process and may start later than the container server.
 */
async function tryObject(settings: S3Settings): Promise<void> {
  await ask(settings, "PUT", "/trial");
  await ask(settings, "DELETE", "/trial");
}

async function listKeys(settings: S3Settings): Promise<readonly string[]> {
  const list = await ask(settings, "GET");
  return Array.from(list.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = ""]) => key);
}

async function ask(
  { endpoint, bucket, region, ...key }: S3Settings,
  method: "DELETE" | "GET" | "PUT",
  object = "",
): Promise<string> {
  const aws = new AwsClient({ ...key, region, service: "s3", retries: 0 });
  const response = await aws.fetch(`${endpoint}/${bucket}${object}`, { method });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} of ${bucket}${object}: ${response.status} ${text}`);
  return text;
}
