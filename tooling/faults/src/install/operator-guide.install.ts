import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@sughurta/bootstrap/repository";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buyTrip } from "../buyer.ts";
import { type FreshMachine, prepareMachine } from "./fresh-machine.ts";
import { type Commands, parseGuide, unitActions } from "./guide-blocks.ts";
import { ShellSession } from "./shell-session.ts";
import { Units } from "./units.ts";

/** Tasks of the background workers. */
const SOON = { timeout: 120_000, interval: 500 };

const guide = parseGuide(readFileSync(join(ROOT, "apps/docs/operate.md"), "utf8"));
const sold: string[] = [];
let machine: FreshMachine;
let shell: ShellSession;
let units: Units;

beforeAll(async () => {
  machine = await prepareMachine();
  shell = new ShellSession(machine.folder, machine.env);
  const texts = [...guide.units].map(([name, text]) => [name, machine.here(text)] as const);
  units = new Units(new Map(texts), machine.folder);
  console.log("Other here than in the guide:");
  for (const [there, here] of machine.replaced) console.log(`  ${there} → ${here}`);
});
afterAll(async () => {
  await shell?.end();
  await units?.stopAll();
  await machine?.stop();
});

/** What the output of a command of the guide must say. */
const SAID = [
  ["pnpm run doctor\n", "Ready to sell."],
  ["pnpm run doctor --storefront", "The site can start."],
  ["pnpm run staff set", "Password: "],
] as const;

async function follow(block: Commands): Promise<void> {
  if (block.mark === "as-root" || block.mark === "on-database-server") {
    for (const action of unitActions(block)) await units.act(action);
    return;
  }
  const output = await shell.run(machine.here(block.text)).catch((error: unknown) => {
    throw new Error(`Line ${block.line}. The services wrote:\n${units.lastLines()}`, {
      cause: error,
    });
  });
  for (const [command, words] of SAID) {
    if (block.text.includes(command)) expect(output).toContain(words);
  }
}

const DONE = {
  "as-root": "not run",
  "on-database-server": "not run",
  "as-postgres": "run as postgres",
};

/** The first line that says what a block is for. */
const getFirst = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .find((line) => !/^(\(|cd |umask |set -a)/.test(line));

const getTitle = (block: Commands) => {
  const { line, heading, mark, text } = block;
  const isStarted = unitActions(block).length > 0;
  const how = isStarted ? "units started without systemd" : mark ? DONE[mark] : "run";
  return `${how}, line ${line}, ${heading}: ${getFirst(text)}`;
};

/** Sells a trip; the buyer gets it by email, and the till its receipt. */
async function sell(): Promise<void> {
  const { siteUrl, mail, till } = machine;
  sold.push((await buyTrip(siteUrl)).policyNumber);
  await vi.waitFor(() => {
    expect(till.receipts.size).toBe(sold.length);
    expect(mail.sources.filter((source) => source.includes("application/pdf"))).toHaveLength(
      sold.length,
    );
  }, SOON);
}

const FILES = "/var/lib/sughurta/files";
const isLast = (block: Commands) =>
  block === guide.commands.filter(({ heading }) => heading === block.heading).at(-1);
const isFirst = (block: Commands) =>
  block === guide.commands.find(({ heading }) => heading === block.heading);

for (const block of guide.commands) {
  if (block.heading === "Restore" && isFirst(block)) {
    it("sells after the backup, and loses the files", async () => {
      await sell();
      await rm(machine.here(FILES), { recursive: true });
    });
  }
  it(getTitle(block), () => follow(block));
  if (["Install from nothing", "Update"].includes(block.heading) && isLast(block)) {
    it(`sells a trip after: ${block.heading}`, sell);
  }
  if (block.heading === "Restore" && isLast(block)) {
    it("has the policies and files of the backup, and sells again", async () => {
      const before = sold.slice(0, -1);
      const list = "psql --no-psqlrc --tuples-only --no-align --dbname=sughurta_restored";
      const numbers = await shell.run(`${list} --command='select number from policy'`);
      expect(numbers.split("\n").toSorted()).toEqual(before.toSorted());
      expect(await readdir(machine.here(`${FILES}/kept`))).not.toHaveLength(0);
      await sell();
    });
  }
}
