import { mkdtemp, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { secretsFor } from "./dev-secrets.ts";

const folder = () => mkdtemp(join(tmpdir(), "secrets-"));

describe("shared secrets", () => {
  it("are generated once and stored", async () => {
    const data = await folder();
    const first = await secretsFor(data, {});
    expect(await secretsFor(data, {})).toEqual(first);
    expect(Buffer.from(first.DRAFT_KEY, "base64")).toHaveLength(32);
  });

  it("are readable by their owner only", async () => {
    const data = await folder();
    await secretsFor(data, {});
    expect((await stat(join(data, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  it("are overridden by the environment, which is not stored", async () => {
    const data = await folder();
    const secrets = await secretsFor(data, { SESSION_SECRET: "from outside" });
    expect(secrets.SESSION_SECRET).toBe("from outside");
    expect(await readFile(join(data, "secrets.json"), "utf8")).not.toContain("from outside");
  });

  it("are completed when a newer version needs one more", async () => {
    const data = await folder();
    await writeFile(join(data, "secrets.json"), '{"SESSION_SECRET":"kept"}');
    const secrets = await secretsFor(data, {});
    expect(secrets.SESSION_SECRET).toBe("kept");
    expect(secrets.USER_TOKEN_SECRET).not.toBe("");
  });

  it("are never replaced silently when the file is broken", async () => {
    const data = await folder();
    await writeFile(join(data, "secrets.json"), "{");
    await expect(secretsFor(data, {})).rejects.toMatchObject({ code: "brokenSecrets" });
  });
});
