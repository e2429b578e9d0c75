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

  it("tells of an error its kind, its code and where it happened, and none of its words", () => {
    const cause = Object.assign(new TypeError("no seat"), { code: "ENOSEAT" });
    const error = new Error("Саидова Мадина", { cause });
    const described = describeError(error);
    expect(described).toMatchObject({ name: "Error < TypeError", code: "ENOSEAT" });
    expect(described.frames[0]).toContain("log.test.ts");
    expect(JSON.stringify(described)).not.toMatch(/Саидова|no seat/);
  });
});
