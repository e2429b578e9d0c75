import type { CoverFamily } from "@sughurta/domain/box";
import { expect, it } from "vitest";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import { specimenTexts } from "#src/products/document/specimen-texts.ts";
import { policyPdf } from "./policy-pdf.ts";

const POLICY: Policy = {
  number: "4744534263",
  code: "92162963",
  orderId: null,
  owner: "visitor",
  policyType: "travel",
  productCode: "TRAVEL",
  language: "tg",
  startDate: "2026-11-24",
  endDate: "2027-02-23",
  sumAssuredDiram: 6_000_000,
  priceDiram: 8_500,
  amountDiram: 7_650,
  currency: "TJS",
  couponCode: "NAVRUZ10",
  holder: {
    lastName: "Ғафурзода",
    firstName: "Ҷамила",
    birthDate: "1990-05-15",
    phone: "992900005511",
  },
  lifeAssured: ["Ғафурзода Ҷамила"],
  activatedAt: null,
  version: 1,
  versionOn: null,
  createdAt: new Date("2026-11-23T10:00:00Z"),
};

const BRANDING = { brandName: "Sughurta", publicUrl: "https://shop.example", phones: "5511" };

/** The measured size with a margin: policies are sent over slow connections. */
const MAX_BYTES = 30_000;

function renderPdf(policy: Policy, family: CoverFamily, isSpecimen = false): Promise<Uint8Array> {
  const policyWithProduct = { policy, title: null, details: null, cancelledOn: null, parts: [] };
  return policyPdf({
    branding: BRANDING,
    family,
    timeZone: "Asia/Dushanbe",
    policyWithProduct,
    policyStatus: { status: "ACTIVE" },
    language: "tg",
    isSpecimen,
  });
}

it("draws the pattern of a policy from its family and number, always identical and small", async () => {
  const [first, again, otherNumber, otherFamily] = await Promise.all([
    renderPdf(POLICY, "trip"),
    renderPdf(POLICY, "trip"),
    renderPdf({ ...POLICY, number: "4744534264" }, "trip"),
    renderPdf(POLICY, "home"),
  ]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, otherNumber)).not.toBe(0);
  expect(Buffer.compare(first, otherFamily)).not.toBe(0);
  expect(first.length).toBeLessThan(MAX_BYTES);
});

it("marks a specimen as not valid in its file name", async () => {
  const name = Buffer.from(specimenTexts.tg.mark, "utf16le").swap16();
  const [policy, specimen] = await Promise.all([
    renderPdf(POLICY, "trip"),
    renderPdf(POLICY, "trip", true),
  ]);
  expect(Buffer.from(policy).includes(name)).toBe(false);
  expect(Buffer.from(specimen).includes(name)).toBe(true);
  expect(specimen.length).toBeLessThan(MAX_BYTES);
});
