import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createS3Store } from "#src/platform/files/s3/s3-store.ts";
import { describeFileStore } from "./file-store.suite.ts";
import { type RunningSwift, startSwift } from "./start-swift.ts";

const ONCE = { attempts: 1, timeoutMs: 10_000, firstPauseMs: 1 };

let swift: RunningSwift;
beforeAll(async () => {
  swift = await startSwift();
});
afterAll(() => swift?.stop());

describeFileStore("files in OpenStack Swift by S3", async () => ({
  store: createS3Store(swift.settings),
  close: async () => undefined,
}));

describe("a storage that checks signatures", () => {
  const receive = (changes: Partial<RunningSwift["settings"]>) =>
    createS3Store({ ...swift.settings, ...changes }, ONCE).receive(
      "a",
      Readable.from([Buffer.from("a")]),
      () => false,
    );
  const findFault = (changes: Partial<RunningSwift["settings"]>) =>
    createS3Store({ ...swift.settings, ...changes }, ONCE).findFault();

  it("stores nothing with a wrong secret, and the check gives the remedy", async () => {
    const changes = { secretAccessKey: "another secret" };
    await expect(receive(changes)).rejects.toMatchObject({ code: "SignatureDoesNotMatch" });
    expect(await findFault(changes)).toMatch(/SignatureDoesNotMatch.*S3_SECRET_ACCESS_KEY/);
  });

  it("stores nothing with an unknown key", async () => {
    const changes = { accessKeyId: "insurer:nobody" };
    await expect(receive(changes)).rejects.toMatchObject({ code: "SignatureDoesNotMatch" });
    expect(await findFault(changes)).toMatch(/refuses the key.*S3_ACCESS_KEY_ID/);
  });

  it("stores nothing into a missing bucket", async () => {
    expect(await findFault({ bucket: "another" })).toMatch(/no such bucket/);
  });

  it("distinguishes an unreachable storage from a missing bucket", async () => {
    expect(await findFault({ endpoint: "http://127.0.0.1:1" })).toMatch(/S3_ENDPOINT/);
  });
});
