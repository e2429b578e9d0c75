import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./repository.ts";
import { type CommandResult, runCommand } from "./run-command.ts";
import { type Counts, takeCounts } from "./test-counts.ts";

/** One part of `npm test`: a check counts as one, a run of tests counts its tests. */
export type Step = {
  readonly name: string;
  readonly kind: "check" | "tests";
  /** A run without tests is a failure: the whole repository always has tests. */
  readonly mayBeEmpty?: boolean;
  readonly run: (env: Record<string, string>) => Promise<CommandResult>;
};

/** Steps in order; those of a list run in parallel and use the idle time of each other. */
export type Steps = readonly (Step | readonly Step[])[];

/** Result of a step. */
export type StepResult = Counts & { readonly name: string; readonly seconds: number };

const TURBO = "node_modules/.bin/turbo";
const TURBO_OPTIONS = ["--output-logs=errors-only", "--continue=dependencies-successful"];

// Each runner uses several processes itself; two in parallel use the idle time of each other.
const TWO_AT_ONCE = "--concurrency=2";
// Two browsers of each runner fill two cores.
const ONE_AT_ONCE = "--concurrency=1";

const turbo = (task: string, args: readonly string[] = []) =>
  ["run", task, ...TURBO_OPTIONS, ...args] as const;

const script = (name: string) => () =>
  runCommand(process.execPath, [`tooling/bootstrap/src/${name}`]);

const FLOOR_CHECK = "tooling/browser-floor/src/check-build.ts";

/** Steps required by all checks of built packages. */
export const BUILD: Step = {
  name: "build",
  kind: "check",
  run: () => runCommand(TURBO, turbo("build")),
};

/** Everything that is published, and the two applications. */
export const BUILD_OF_SITE: Step = {
  name: "build",
  kind: "check",
  run: () =>
    runCommand(
      TURBO,
      turbo(
        "build",
        ["./packages/*", "@sughurta/storefront...", "@sughurta/insurer-api..."].map(
          (filter) => `--filter=${filter}`,
        ),
      ),
    ),
};

/** Checks of the source text: format, lint with import cycles, types, levels; and the build, which ends on one core. */
export const SOURCE_CHECKS: Steps = [
  [
    {
      name: "format, lint, import cycles",
      kind: "check",
      run: () => runCommand("node_modules/.bin/biome", ["ci", "--error-on-warnings"]),
    },
    { name: "levels", kind: "check", run: () => runCommand(TURBO, ["boundaries"]) },
    { name: "types", kind: "check", run: () => runCommand(TURBO, turbo("typecheck")) },
    BUILD,
  ],
];

// The packages in one run, then the apps and the tooling in runs of their own.
const ALL_UNIT_TESTS = ["test:packages", "--filter=!./packages/*"];

/** Runs that need the whole machine, one after another: two browsers of each fill two cores, or times are measured. */
export const BROWSER_RUNS = {
  "journeys on the site": "@sughurta/storefront",
  "stories with axe": "@sughurta/storybook",
  "purchases under faults": "@sughurta/faults",
};

/** Tests of everything, or of what turbo's arguments such as `--filter` choose. */
export const testSteps = (args: readonly string[]): readonly Step[] =>
  args.length > 0
    ? [
        { ...unitTests([TWO_AT_ONCE, ...args]), mayBeEmpty: true },
        { ...browserTests("browser tests", args), mayBeEmpty: true },
      ]
    : [
        unitTests([TWO_AT_ONCE, ...ALL_UNIT_TESTS]),
        ...Object.entries(BROWSER_RUNS).map(([name, app]) =>
          browserTests(name, [`--filter=${app}`]),
        ),
      ];

const unitTests = (args: readonly string[]): Step => ({
  name: "unit, story and API tests",
  kind: "tests",
  run: (env) => runCommand(TURBO, turbo("test", args), { env }),
});

const browserTests = (name: string, args: readonly string[]): Step => ({
  name,
  kind: "tests",
  run: (env) => runCommand(TURBO, turbo("test:e2e", [ONE_AT_ONCE, ...args]), { env }),
});

/** Checks of what the packages publish. */
export const PACKAGE_CHECKS: Steps = [
  [
    { name: "package contents and types", kind: "check", run: script("check-tarballs.ts") },
    {
      name: "unused files, exports, dependencies",
      kind: "check",
      run: () =>
        runCommand("node_modules/.bin/knip", [
          "--config",
          "tooling/knip.json",
          "--no-config-hints",
        ]),
    },
    {
      name: "scripts and styles for the oldest browsers",
      kind: "check",
      run: (env) => runCommand(process.execPath, [FLOOR_CHECK], { env }),
    },
    { name: "README examples", kind: "check", run: script("check-readmes.ts") },
    {
      name: "weight of the shop's parts",
      kind: "check",
      run: (env) => runCommand(process.execPath, ["tooling/bench/src/check-embedded.ts"], { env }),
    },
    { name: "release on a copy", kind: "check", run: script("check-release.ts") },
    { name: "packed packages in another app", kind: "check", run: script("check-example.ts") },
  ],
];

/** The same with pnpm, for every README: the strictest installer, but too slow for `npm test`. */
export const INSTALL_CHECK: Step = {
  name: "install lines of the READMEs",
  kind: "check",
  run: script("check-installs.ts"),
};

/** Pictures of our styles beside those of other pages; the dependencies of those pages are installed for it. */
export const HOST_CHECK: Step = {
  name: "styles beside other pages' styles",
  kind: "check",
  run: (env) => runCommand(process.execPath, ["tooling/host-styles/src/check-hosts.ts"], { env }),
};

/** Purchases in a page of every kind of host, or of the named ones. */
export const embeddingCheck = (names: readonly string[]): Step => ({
  name: "the shop in other teams' pages",
  kind: "check",
  run: (env) =>
    runCommand(process.execPath, ["tooling/embedding/src/check-embedding.ts", ...names], { env }),
});

/** Runs steps one after another, all of them also when one fails. */
export async function runSteps(steps: Steps, env: Record<string, string>): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    results.push(...(await Promise.all([step].flat().map((one) => runStep(one, env)))));
  }
  return results;
}

async function runStep(step: Step, env: Record<string, string>): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const begin = performance.now();
  const { code } = await step.run(env);
  const counts = step.kind === "tests" ? await testCounts(step, code) : checkCounts(code);
  const seconds = (performance.now() - begin) / 1000;
  return { name: step.name, seconds, ...counts };
}

/** Prints a line with the minutes of each step, then a summary line; returns the exit code. */
export function report(results: readonly StepResult[]): number {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log("");
  for (const { name, passed, failed, seconds } of results) {
    const state = failed > 0 ? "FAILED" : "ok";
    const counts = `${passed} passed, ${failed} failed`.padStart(24);
    console.log(`${name.padEnd(width)} ${counts} ${minutes(seconds)}  ${state}`);
  }
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

/** Seconds as minutes and seconds, such as "12:05 min". */
function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} min`.padStart(9);
}

function checkCounts(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function testCounts(step: Step, code: number): Promise<Counts> {
  const counts = await takeCounts(ROOT);
  const isEmpty = counts.passed + counts.failed === 0;
  // A runner that broke before it could count is a failure too.
  const isBroken = (code !== 0 && counts.failed === 0) || (isEmpty && !step.mayBeEmpty);
  return isBroken ? { ...counts, failed: 1 } : counts;
}

/** Folders of the published packages, relative to the root. */
export function packageFolders(): string[] {
  return globSync("packages/*/package.json", { cwd: ROOT })
    .filter((path) => JSON.parse(readFileSync(join(ROOT, path), "utf8")).private !== true)
    .map((path) => join(path, ".."))
    .sort();
}
