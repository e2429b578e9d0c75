// Releases a copy to a registry of this machine, installs it in other applications, and upgrades them by two more releases.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalRegistry } from "./local-registry.ts";
import { copyForRelease, listPackages, publishCopy, versionCopy } from "./release-copy.ts";
import { breakingKinds } from "./release-rules.ts";
import {
  createApplication,
  followInstallLine,
  isRefused,
  upgrade,
  type Versions,
} from "./released-application.ts";

const SHOP = "packages/shop";
const FLOW = "packages/travel-flow";
const FLOW_NAME = "@sughurta/travel-flow";
/** A peer of the flow, with a context. */
const PEER = "@sughurta/ui-kit";

const folder = await mkdtemp(join(tmpdir(), "rehearsal-"));
const copy = join(folder, "copy");
try {
  const registry = await startLocalRegistry(join(folder, "registry"));
  try {
    await rehearse(registry.npmrc);
  } finally {
    await registry.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

async function rehearse(npmrc: string): Promise<void> {
  const application = (name: string) => createApplication(join(folder, name), npmrc);
  await copyForRelease(copy);
  await writeFile(join(copy, ".npmrc"), npmrc);

  const first = await release();
  const [flowApp, shopApp] = [await application("flow"), await application("shop")];
  const ofFlow = await followInstallLine(flowApp, FLOW);
  expectSame("an application with a flow installs it", ofFlow, pick(first, ofFlow));
  const ofShop = await followInstallLine(shopApp, SHOP);
  expectSame("an application with the shop installs it", ofShop, pick(first, ofShop));

  const second = await release({ [FLOW_NAME]: "patch" });
  const patched = { ...first, [FLOW_NAME]: second[FLOW_NAME] };
  expectSame("a fix of one package is a release of it alone", second, patched);
  const upgraded = await upgrade(flowApp);
  expectSame("an application upgrades it alone", upgraded, pick(second, upgraded));

  const third = await release(breakingKinds(PEER, await listPackages(copy)));
  expectSame("ranges refuse a breaking release", await upgrade(flowApp), upgraded);
  const mixed = [`${FLOW_NAME}@${second[FLOW_NAME]}`, `${PEER}@${third[PEER]}`];
  const refused = await isRefused(await application("mixed"), mixed);
  expectSame("npm refuses it beside packages that do not know it", refused, true);
  const ofNewShop = await upgrade(shopApp);
  expectSame("the shop takes it along", ofNewShop, pick(third, ofNewShop));
  const ofNewFlow = await followInstallLine(await application("new"), FLOW);
  expectSame("a new application installs it", ofNewFlow, pick(third, ofNewFlow));
}

/** Adds a note for some packages, versions and publishes the copy; returns the version of each package. */
async function release(kinds: Versions = {}): Promise<Versions> {
  if (Object.keys(kinds).length > 0) {
    const head = Object.entries(kinds).map(([name, kind]) => `"${name}": ${kind}`);
    const note = `---\n${head.join("\n")}\n---\n\nRehearse a release.\n`;
    await writeFile(join(copy, ".changeset/rehearsal.md"), note);
  }
  const problems = await versionCopy(copy);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  await publishCopy(copy);
  return Object.fromEntries((await listPackages(copy)).map(({ name, version }) => [name, version]));
}

/** The versions of those packages that an application has. */
function pick(all: Versions, had: Versions): Versions {
  return Object.fromEntries(Object.keys(had).map((name) => [name, all[name] ?? "none"]));
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [found, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`Not so: ${what}\n  found    ${is}\n  expected ${should}`);
  console.log(`ok: ${what}`);
}
