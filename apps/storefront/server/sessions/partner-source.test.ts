import { expect, it } from "vitest";
import { AGENCY, BANK, toDirectoryEntry } from "../testing/some-partners.ts";
import { PartnerSource } from "./partner-source.ts";

const SITE = "https://site.example";
const [KEY] = AGENCY.keys;

/** A source with a test clock and a service that can be unavailable. */
function aSource(first = [toDirectoryEntry(AGENCY)]) {
  const service = { partners: first, isAway: false, reads: 0 };
  let now = 0;
  const read = async () => {
    service.reads += 1;
    if (service.isAway) throw new Error("away");
    return service.partners;
  };
  const source = new PartnerSource(read, SITE, () => now);
  const sells = async (key: string = KEY) => (await source.get()).getOrigins(key) !== undefined;
  const pass = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { service, source, sells, pass };
}

it("fetches once for concurrent requests, and again after ten seconds", async () => {
  const { service, sells, pass } = aSource();
  expect(await Promise.all([sells(), sells()])).toEqual([true, true]);
  pass(9);
  await sells();
  expect(service.reads).toBe(1);
  pass(1);
  await sells();
  expect(service.reads).toBe(2);
});

it("refuses to use data older than a minute while the service responds", async () => {
  const { service, sells, pass } = aSource();
  await sells();
  service.partners = [{ ...toDirectoryEntry(AGENCY), withdrawn: true }];
  pass(61);
  expect(await sells()).toBe(false);
});

it("uses the last response while the service is unavailable, and updates it afterwards", async () => {
  const { service, source, sells, pass } = aSource();
  service.isAway = true;
  await expect(source.get()).rejects.toThrow("away");
  service.isAway = false;
  await expect(source.get()).rejects.toThrow("away");
  pass(5);
  expect(await sells()).toBe(true);
  service.isAway = true;
  pass(3_600);
  expect(await sells()).toBe(true);
  const { reads } = service;
  expect(await sells()).toBe(true);
  expect(service.reads).toBe(reads);
  service.isAway = false;
  service.partners = [toDirectoryEntry(BANK)];
  pass(5);
  expect(await sells()).toBe(false);
});

it("accepts a replaced key until its expiry, however old the response is", async () => {
  const endsAt = new Date(8_000).toISOString();
  const { sells, pass } = aSource([{ ...toDirectoryEntry(AGENCY), keys: [{ key: KEY, endsAt }] }]);
  expect(await sells()).toBe(true);
  pass(8);
  expect(await sells()).toBe(false);
});
