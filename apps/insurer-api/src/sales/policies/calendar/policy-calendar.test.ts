import type { Language } from "@sughurta/domain";
import { expect, it } from "vitest";
import type { Policy } from "#src/platform/database/schema/sales.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { policyCalendar } from "./policy-calendar.ts";

const service = {
  config: {
    publicUrl: "https://shop.example",
    brandName: "Sughurta",
    supportPhone: "5511",
    assistancePhone: "+992 44 600 55 11",
  },
  now: () => new Date("2026-03-02T07:00:00Z"),
} as unknown as Pick<Service, "config" | "now">;

const policy = {
  number: "0000000013",
  policyType: "travel",
  productCode: "TRAVEL",
  startDate: "2026-03-10",
  endDate: "2027-03-09",
} as Policy;

type Changes = Partial<Parameters<typeof policyCalendar>[1]>;

const calendar = (language: Language, changes: Changes = {}) => {
  const title = { ru: "Путешествия; все, вся", tg: "Сафар", en: "Travel" };
  const unchanged = { policy, title, details: null, cancelledOn: null, parts: [] };
  return policyCalendar(service, { ...unchanged, ...changes }, language);
};

/** Lines of a calendar file after unfolding. */
const toLines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("contains the first and the last day of a policy, whole days in any time zone", () => {
  const lines = toLines(calendar("ru"));
  expect(lines).toContain("BEGIN:VCALENDAR");
  for (const line of [
    "UID:start-0000000013@shop.example",
    "DTSTART;VALUE=DATE:20260310",
    "DTEND;VALUE=DATE:20260311",
    "SUMMARY:Полис 0000000013 начинает действовать",
    "UID:end-0000000013@shop.example",
    "DTSTART;VALUE=DATE:20270309",
    "DTEND;VALUE=DATE:20270310",
    "SUMMARY:Последний день полиса 0000000013",
  ]) {
    expect(lines).toContain(line);
  }
});

it("sets reminders two weeks and three days before the end, in the morning, with the renewal link and the phone", () => {
  const lines = toLines(calendar("en"));
  const triggers = lines.filter((line) => line.startsWith("TRIGGER"));
  expect(triggers).toEqual(["TRIGGER:-P13DT15H", "TRIGGER:-P2DT15H"]);
  expect(lines.join("\n")).toContain("https://shop.example/renew/0000000013");
  expect(lines.join("\n")).toContain("+992 44 600 55 11");
});

it("follows the file format: CRLF, folded lines, escaped separators", () => {
  const text = calendar("ru");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(toLines(text).join("\n")).toContain(
    "Путешествия\\; все\\, вся\\nНомер полиса: 0000000013",
  );
});

it("contains the due day of each remaining instalment, with a reminder and the payment link", () => {
  const part = { policyNumber: policy.number, orderId: "5c1d", amountDiram: 75_000 };
  const parts = [
    { ...part, part: 1, dueOn: "2026-03-02", paidOn: "2026-03-02", paymentId: "77aa" },
    { ...part, part: 2, dueOn: "2026-04-02", paidOn: null, paymentId: null },
  ];
  const priced = { ...policy, currency: "TJS" };
  const lines = toLines(calendar("en", { policy: priced, parts }));
  expect(lines).toContain("SUMMARY:Pay 750\u00a0TJS for policy 0000000013");
  expect(lines).toContain("DTSTART;VALUE=DATE:20260402");
  expect(lines).not.toContain("DTSTART;VALUE=DATE:20260302");
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toContain("TRIGGER:-PT15H");
  expect(lines.join("\n")).toContain("https://shop.example/pay/0000000013");
});

it("contains only the last day of a cancelled policy, and offers no renewal", () => {
  const lines = toLines(calendar("en", { cancelledOn: "2026-05-01" }));
  expect(lines.filter((line) => line.startsWith("SUMMARY"))).toEqual([
    "SUMMARY:Policy 0000000013 was cancelled\\; this is its last day",
  ]);
  expect(lines).toContain("DTSTART;VALUE=DATE:20260501");
  expect(lines.join("\n")).not.toMatch(/renew|VALARM/);
});
