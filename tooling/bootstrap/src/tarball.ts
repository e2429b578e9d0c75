import { globSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

/** Packs the package of a folder into a target folder, as publishing would, and returns the path of the tarball. */
export async function packInto(target: string, source: string): Promise<string> {
  await must("pnpm", ["pack", "--pack-destination", target], source);
  const [tarball] = globSync(join(target, "*.tgz"));
  if (tarball === undefined) {
    throw new Error(`${source} made no tarball`);
  }
  return tarball;
}

/** Paths of the files of a tarball, inside the package. */
export async function listFiles(tarball: string): Promise<string[]> {
  const { output } = await must("tar", ["-tzf", tarball]);
  return output
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""));
}

/** The text of one file of a tarball. */
export async function loadFile(tarball: string, path: string): Promise<string> {
  return (await must("tar", ["-xzOf", tarball, `package/${path}`])).output;
}

/** Runs a command without showing its output; throws with the output when it fails. */
export async function must(
  command: string,
  args: readonly string[],
  cwd: string = ROOT,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const result = await runCommand(command, args, { silent: true, cwd, env });
  if (result.code !== 0) {
    throw new Error(`${command} ${args.join(" ")} failed:\n${result.output}`);
  }
  return result;
}
