import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { UnitAction } from "./guide-blocks.ts";

const LAST = 2_000;

const getField = (unit: string, name: string) =>
  new RegExp(`^${name}=(.+)$`, "m").exec(unit)?.[1] ?? "";

/** Starts services as systemd does by their units: the command, the folder and the settings, not the confinement. */
export class Units {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #logs: string;
  readonly #running = new Map<string, ChildProcess>();

  constructor(texts: ReadonlyMap<string, string>, logs: string) {
    this.#texts = texts;
    this.#logs = logs;
  }

  async act({ action, name }: UnitAction): Promise<void> {
    if (action !== "start") await this.#stop(name);
    if (action !== "stop") this.#start(name);
  }

  async stopAll(): Promise<void> {
    for (const name of [...this.#running.keys()].toReversed()) await this.#stop(name);
  }

  /** The last lines of every running service. */
  lastLines(): string {
    const names = [...this.#running.keys()];
    return names.map((name) => readFileSync(this.#getLog(name), "utf8").slice(-LAST)).join("\n");
  }

  #getLog(name: string): string {
    return join(this.#logs, `${name}.log`);
  }

  #start(name: string): void {
    const unit = this.#texts.get(`${name}.service`);
    if (unit === undefined) throw new Error(`The guide has no unit ${name}.service`);
    const [command = "", ...args] = getField(unit, "ExecStart").split(" ");
    if (command !== "/usr/bin/node") throw new Error(`${name} is not started with Node`);
    const { PATH } = process.env;
    const settings = parseEnv(readFileSync(getField(unit, "EnvironmentFile"), "utf8"));
    const cwd = getField(unit, "WorkingDirectory");
    const child = spawn(process.execPath, args, { cwd, env: { PATH, ...settings } });
    const log = createWriteStream(this.#getLog(name), { flags: "a" });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once("close", () => log.end());
    this.#running.set(name, child);
  }

  async #stop(name: string): Promise<void> {
    const child = this.#running.get(name);
    this.#running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "close");
    child.kill("SIGTERM");
    await closed;
  }
}
