import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { OldPage } from "./old-page.ts";

const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--single-process",
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--remote-debugging-port=0",
  "--lang=ru",
];
const LISTENING = /DevTools listening on (?<address>\S+)/;

/** An old engine that runs, with one page. */
export class OldEngine {
  readonly page: OldPage;
  readonly #process: ChildProcess;
  readonly #profile: string;

  private constructor(page: OldPage, process: ChildProcess, profile: string) {
    this.page = page;
    this.#process = process;
    this.#profile = profile;
  }

  /** Starts the engine of a folder with a new profile. */
  static async start(folder: string): Promise<OldEngine> {
    const profile = await mkdtemp(join(tmpdir(), "sughurta-old-browser-"));
    const child = spawn(join(folder, "chromium"), [...ARGUMENTS, `--user-data-dir=${profile}`], {
      env: { PATH: process.env.PATH, HOME: profile, LD_LIBRARY_PATH: join(folder, "lib") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    for await (const line of createInterface({ input: child.stderr })) {
      const address = LISTENING.exec(line)?.groups?.address;
      if (address === undefined) continue;
      child.stderr.resume();
      return new OldEngine(await OldPage.of(new URL(address)), child, profile);
    }
    throw new Error(`The engine in ${folder} did not start`);
  }

  async close(): Promise<void> {
    this.page.close();
    if (this.#process.exitCode === null) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGKILL");
      await ended;
    }
    await rm(this.#profile, { recursive: true, force: true });
  }
}
