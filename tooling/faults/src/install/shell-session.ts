import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A shell into which blocks are pasted one after another: variables and the folder stay. */
export class ShellSession {
  readonly #shell;
  readonly #closed: Promise<unknown>;
  readonly #folder: string;
  #output = "";
  #onOutput: () => void = () => undefined;

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#shell = spawn("bash", ["--noprofile", "--norc"], { cwd: folder, env, detached: true });
    this.#closed = once(this.#shell, "close");
    this.#shell.stdin.on("error", () => undefined);
    this.#shell.stdout.on("data", (chunk: Buffer) => {
      this.#output += chunk;
      this.#onOutput();
    });
    this.#shell.stdin.write("exec 2>&1\nset -euo pipefail\n");
  }

  /** Runs commands; returns their output, and throws with it if one of them fails. */
  async run(commands: string): Promise<string> {
    const file = join(this.#folder, "block.sh");
    await writeFile(file, commands);
    this.#output = "";
    const end = `end of block ${randomUUID()}`;
    const done = new Promise<true>((resolve) => {
      this.#onOutput = () => {
        if (this.#output.includes(end)) resolve(true);
      };
    });
    // A command that reads its input must not read the next block.
    this.#shell.stdin.write(`. "${file}" < /dev/null\necho "${end}"\n`);
    const isDone = (await Promise.race([done, this.#closed])) === true;
    const output = this.#output.replace(end, "").trim();
    if (!isDone) throw new Error(`These commands failed:\n${commands}\n${output}`);
    return output;
  }

  /** Ends the shell and what it still runs. */
  async end(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#shell;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    process.kill(-pid, "SIGTERM");
    await this.#closed;
  }
}
