import { spawn } from "node:child_process";
import { QUIET_ENVIRONMENT, ROOT } from "./repository.ts";

/** Exit state of a command, with its whole output. */
export type CommandResult = { readonly code: number; readonly output: string };

/**
 * Runs a command, in the root of the repository by default, prints its output immediately unless `silent`, and returns
 * it.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: {
    readonly silent?: boolean;
    readonly env?: Record<string, string>;
    readonly cwd?: string;
  } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...QUIET_ENVIRONMENT, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.silent) {
        stream.write(chunk);
      }
    };
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
