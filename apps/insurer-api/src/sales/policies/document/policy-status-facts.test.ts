import { describe, expect, it } from "vitest";
import type { InstalmentRow, Policy } from "#src/platform/database/schema/sales.ts";
import {
  afterIssueFact,
  getPolicyStatus,
  paidSoFar,
  policyStatusKey,
  policyStatusNotice,
} from "#src/sales/policies/policy-status.ts";

const policy: Policy = {
  number: "0000100012",
  code: "12345678",
  orderId: "5c1d",
  owner: "a buyer",
  policyType: "car",
  productCode: "ECI_P1",
  language: "en",
  startDate: "2026-03-06",
  endDate: "2027-03-05",
  sumAssuredDiram: 12_000_000,
  priceDiram: 300_000,
  amountDiram: 300_000,
  currency: "TJS",
  couponCode: null,
  holder: { lastName: "Saidova", firstName: "Madina", birthDate: "1990-05-14", phone: "" },
  lifeAssured: ["Saidova Madina"],
  activatedAt: null,
  version: 1,
  versionOn: null,
  createdAt: new Date("2026-03-02T07:00:00Z"),
};

const aPart = (part: number, dueOn: string, paidOn: string | null = null): InstalmentRow => ({
  policyNumber: policy.number,
  orderId: "5c1d",
  part,
  amountDiram: part === 1 ? 150_000 : 75_000,
  dueOn,
  paymentId: paidOn && `payment of ${part}`,
  paidOn,
});
const parts = [
  aPart(1, "2026-03-02", "2026-03-02"),
  aPart(2, "2026-04-02"),
  aPart(3, "2026-05-02"),
];
const branding = { brandName: "Sughurta", phones: "5511", publicUrl: "https://shop.example" };
const inParts = { policy, parts, cancelledOn: null };
const cancelled = { ...inParts, cancelledOn: "2026-03-20" };

const noticeOn = (policyWithProduct: typeof inParts | typeof cancelled, today: string) =>
  policyStatusNotice(
    { branding, policyWithProduct, language: "en" },
    getPolicyStatus(policyWithProduct, today),
  );

describe("the document of a policy paid in instalments", () => {
  it("states the paid amount, the remaining instalments with their days, and the consequence of not paying", () => {
    expect(paidSoFar(inParts)).toBe(150_000);
    expect(afterIssueFact({ branding, policyWithProduct: inParts, language: "en" })).toEqual([
      "Still to be paid: shop.example/pay/0000100012. If it is not, cover is suspended 15 days after the date",
      "02.04.2026: 750\u00a0TJS\n02.05.2026: 750\u00a0TJS",
    ]);
  });

  it("states that cover is suspended and the total overdue amount that resumes it", () => {
    expect(noticeOn(inParts, "2026-04-16")).toBeUndefined();
    expect(noticeOn(inParts, "2026-04-17")).toBe(
      "Cover suspended since 17.04.2026. To restore it, pay 750\u00a0TJS: shop.example/pay/0000100012",
    );
    expect(noticeOn(inParts, "2026-06-01")).toMatch(/since 17.04.2026.*1\u00a0500\u00a0TJS/);
  });

  it("is out of date after a suspension, a paid instalment, or a cancellation", () => {
    const keys = [
      policyStatusKey(inParts, "2026-04-16"),
      policyStatusKey(inParts, "2026-04-17"),
      policyStatusKey(
        {
          ...inParts,
          parts: [parts[0], aPart(2, "2026-04-02", "2026-04-20")].flatMap((one) => one ?? []),
        },
        "2026-04-20",
      ),
      policyStatusKey(cancelled, "2026-04-20"),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(policyStatusKey(inParts, "2026-03-02")).toBe(policyStatusKey(inParts, "2026-04-16"));
  });
});

describe("the document of a cancelled policy", () => {
  it("states the cancellation, requests no payment, and is not suspended", () => {
    expect(noticeOn(cancelled, "2026-06-01")).toBe(
      "The policy was cancelled on 20.03.2026, its last day.",
    );
    expect(
      afterIssueFact({ branding, policyWithProduct: cancelled, language: "en" }),
    ).toBeUndefined();
    expect(getPolicyStatus(cancelled, "2026-06-01")).toEqual({
      status: "COMPLETED",
      cancelledOn: "2026-03-20",
    });
  });
});

it("adds nothing for a policy that was paid at once", () => {
  expect(policyStatusKey({ policy, parts: [], cancelledOn: null }, "2026-06-01")).toBe("");
});
