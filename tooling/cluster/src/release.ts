import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "@sughurta/bootstrap/repository";

const MIGRATIONS = "apps/insurer-api/src/platform/database/migrations";
const APPLICATIONS = ["@sughurta/storefront", "@sughurta/insurer-api"];

/** An earlier version of the repository, built in a temporary folder. */
export interface Release {
  readonly folder: string;
  /** Abbreviated commit. */
  readonly commit: string;
  remove(): Promise<void>;
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

const getCommit = (revision: string) => git("rev-parse", "--short", revision);

/** The last commit with an older database: the parent of the one that added the newest migration. */
export function commitBeforeMigration(): string {
  const added = git("log", "-1", "--format=%H", "--diff-filter=A", "--", `${MIGRATIONS}/*.sql`);
  return `${added}~1`;
}

/** Checks out a commit, installs its dependencies and builds both applications; takes minutes. */
export async function buildRelease(commit: string): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), "sughurta-release-"));
  git("clone", "--quiet", "--shared", "--no-checkout", ROOT, folder);
  git("-C", folder, "checkout", "--quiet", "--detach", getCommit(commit));
  const pnpm = (...args: string[]) =>
    execFileSync("pnpm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  pnpm("install", "--frozen-lockfile", "--prefer-offline");
  pnpm("turbo", "run", "build", ...APPLICATIONS.map((name) => `--filter=${name}...`));
  return {
    folder,
    commit: getCommit(commit),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
