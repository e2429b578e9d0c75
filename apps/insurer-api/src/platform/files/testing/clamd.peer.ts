import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClamdAddress, createClamdScanner } from "#src/platform/files/clamd-scanner.ts";
import { CLAMD_MARK, CLAMD_MEGABYTES, type RunningClamd, startClamd } from "./start-clamd.ts";

let clamd: RunningClamd;

beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.stop());

async function* readContent(...chunks: readonly Uint8Array[]) {
  yield* chunks;
}

const places: readonly (readonly [string, () => ClamdAddress])[] = [
  ["over TCP", () => clamd.tcp],
  ["over its Unix socket", () => clamd.socket],
];

describe.each(places)("a real clamd %s", (_, address) => {
  const scan = (...chunks: readonly Uint8Array[]) =>
    createClamdScanner(address()).scan(readContent(...chunks));

  it("passes the check", async () => {
    expect(await createClamdScanner(address()).findFault()).toBeUndefined();
  });

  it("reports a file without a known signature, and an empty one, as clean", async () => {
    expect(await scan(Buffer.from("%PDF-1.4 a page"))).toBe("clean");
    expect(await scan()).toBe("clean");
  });

  it("finds a signature, also across two chunks", async () => {
    const file = Buffer.from(`a letter with ${CLAMD_MARK} within`);
    expect(await scan(file)).toBe("unsafe");
    expect(await scan(file.subarray(0, 30), file.subarray(30))).toBe("unsafe");
  });

  it("scans the largest accepted file, several concurrently", async () => {
    const piece = randomBytes(1_000_000);
    const whole = Array.from({ length: 25 }, () => piece);
    const results = await Promise.all([
      scan(...whole),
      scan(...whole, Buffer.from(CLAMD_MARK)),
      scan(...whole),
    ]);
    expect(results).toEqual(["clean", "unsafe", "clean"]);
  });

  it("does not report a file above its limit as clean", async () => {
    const piece = Buffer.alloc(1_048_576);
    const whole = Array.from({ length: CLAMD_MEGABYTES + 1 }, () => piece);
    await expect(scan(...whole)).rejects.toThrow();
  });
});

describe("a real clamd that was stopped", () => {
  it("is reported by the check", async () => {
    await clamd.end();
    expect(await createClamdScanner(clamd.tcp).findFault()).toMatch(/Start clamd/);
    await expect(createClamdScanner(clamd.socket).scan(readContent())).rejects.toThrow();
  });
});
