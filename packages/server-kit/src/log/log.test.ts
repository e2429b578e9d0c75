import { spawnSync } from "node:child_process";
import { openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createLog, describeError } from "./log.ts";

describe("log", () => {
  it("writes JSON lines of the service with allowed fields only", () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => lines.push(line) };
    const log = createLog<{ status?: number }>({
      service: "site",
      level: "info",
      fields: ["status"],
      destination,
    });
    log.info({ status: 200, phone: "992900000000" } as { status: number }, "request");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      service: "site",
      status: 200,
      msg: "request",
    });
    expect(lines[0]).not.toContain("992900000000");
  });

  it("logs kind, code and location of an error, and not its message", () => {
    const cause = Object.assign(new TypeError("no seat"), { code: "ENOSEAT" });
    const error = new Error("Саидова Мадина", { cause });
    const described = describeError(error);
    expect(described).toMatchObject({ name: "Error < TypeError", code: "ENOSEAT" });
    expect(described.frames[0]).toContain("log.test.ts");
    expect(JSON.stringify(described)).not.toMatch(/Саидова|no seat/);
  });
});

it("survives when its lines cannot be written", () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(new URL("./log.ts", import.meta.url).href)});
    const log = createLog({ service: "s", level: "info", fields: [] });
    for (let line = 0; line < 100; line += 1) log.info({}, "lost");
    setTimeout(() => console.error("alive"), 100);`;
  const readOnly = openSync(new URL(import.meta.url), "r");
  const ended = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", readOnly, "pipe"],
    timeout: 20_000,
  });
  expect(ended.stderr.toString()).toBe("alive\n");
  expect(ended.status).toBe(0);
}, 30_000);
