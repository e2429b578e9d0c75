import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FILES = ["compose.yaml", "sandbox.yaml"] as const;
const SETS = [["compose.yaml"], FILES] as const;

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/**
 * Validates both sets of files with Debian's `docker-compose` and the settings of `example.env`; it needs no engine.
 * Exits with 1 where a file has an invalid format, or requires a setting that `example.env` lacks.
 */
function main(): void {
  const root = mkdtempSync(join(tmpdir(), "compose-"));
  const folder = join(root, "tooling", "containers");
  mkdirSync(folder, { recursive: true });
  try {
    // Version 1 is older than the name of a project.
    for (const name of FILES)
      writeFileSync(join(folder, name), read(name).replace(/^name:.*$/m, ""));
    const settings = read("example.env").replace(/^(\w+)=$/gm, `$1=${"0".repeat(32)}`);
    writeFileSync(join(folder, "filled.env"), settings);
    for (const set of SETS) {
      const files = set.flatMap((name) => ["-f", name]);
      const words = ["--env-file", "filled.env", ...files, "config", "--quiet"];
      execFileSync("docker-compose", words, {
        cwd: folder,
        stdio: ["ignore", "inherit", "inherit"],
      });
      process.stdout.write(`${set.join(" + ")}: as it should be\n`);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}

main();
