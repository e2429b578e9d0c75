import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Peer, startPeer, transferOwnership } from "../peers.ts";

const CONFIG = new URL("edge.vcl", import.meta.url);

/** A shared cache before the storefronts. */
export interface Varnish extends Peer {
  readonly url: string;
  /** Requests that it sent to the storefronts so far. */
  originRequests(): number;
}

/** Free ports for visitors and for purges, and that of the balancer behind it. */
export interface VarnishPorts {
  readonly port: number;
  readonly purgePort: number;
  readonly originPort: number;
}

/** Varnish with the configuration of the deployment guide; only the port of the origin differs. */
export async function startVarnish(
  parent: string,
  { port, purgePort, originPort }: VarnishPorts,
): Promise<Varnish> {
  const folder = join(parent, "varnish");
  const config = join(parent, "edge.vcl");
  mkdirSync(folder);
  const text = readFileSync(CONFIG, "utf8").replace('"3000"', `"${originPort}"`);
  writeFileSync(config, text);
  for (const path of [parent, folder, config]) transferOwnership(path);
  const args = ["-F", "-j", "none", "-n", folder, "-f", config, "-s", "malloc,256m"];
  const listeners = ["-a", `site=127.0.0.1:${port}`, "-a", `purge=127.0.0.1:${purgePort}`];
  const parameters = ["-p", "http_gzip_support=off"];
  const peer = await startPeer("varnishd", [...args, ...listeners, ...parameters], port);
  return {
    ...peer,
    url: `http://127.0.0.1:${port}`,
    originRequests: () => Number(counters(folder)["MAIN.backend_req"]?.value),
  };
}

function counters(folder: string): Record<string, { value: number } | undefined> {
  const json = execFileSync("varnishstat", ["-n", folder, "-1", "-j"], { encoding: "utf8" });
  return JSON.parse(json).counters;
}
