import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readProviders } from "./read-providers.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "providers-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  const file = join(folder, "providers.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return readProviders(file, () => new Date());
}

const payler = { adapter: "payler", url: "https://secure.payler.com/", key: "k", password: "p" };
const link = { adapter: "payment-link", template: "https://w.example/?s={amount}&c={reference}" };

describe("the file of payment providers", () => {
  it("sets the adapter of each operator", async () => {
    const providers = await read({ dc: payler, qr: link });
    expect([...providers.keys()]).toEqual(["dc", "qr"]);
    expect(providers.get("dc")?.operator).toBe("dc");
  });

  it.each([
    ["a missing key", { payler: { ...payler, password: undefined } }, /payler\.password/],
    ["an unknown adapter", { payler: { adapter: "paypal" } }, /payler/],
    ["a word too many", { payler: { ...payler, colour: "red" } }, /payler.*colour/],
    ["an address that is none", { payler: { ...payler, url: "payler" } }, /payler\.url/],
    ["a link without a sum", { qr: { ...link, template: "https://w.example" } }, /\{amount\}/],
    ["an unknown operator", { cash: payler }, /cash: no such operator; there are card_dc_city/],
    ["no JSON", '{ "payler": "secret', /is not JSON/],
  ])("reports %s in one line, and shows no value", async (_, content, line) => {
    const reading = read(content);
    await expect(reading).rejects.toThrow(line);
    await expect(reading).rejects.not.toThrow(/secret|paypal/);
  });

  it("reports the path of a missing file", () => {
    expect(() => readProviders(join(folder, "none.json"), () => new Date())).toThrow(
      /cannot be read/,
    );
  });
});
