import type { Language } from "@sughurta/domain";
import { expect, it } from "vitest";
import type { Policy } from "#src/database/schema/sales.ts";
import type { Service } from "#src/service.ts";
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

const calendar = (language: Language) => {
  const title = { ru: "Путешествия; все, вся", tg: "Сафар", en: "Travel" };
  return policyCalendar(service, { policy, title }, language);
};

/** Lines as a calendar reads them: folded ones joined. */
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

it("has the first and the last day of a policy, whole days in any time zone", () => {
  const lines = linesOf(calendar("ru"));
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

it("reminds two weeks and three days before the end, in the morning, with the way to renew and whom to call", () => {
  const lines = linesOf(calendar("en"));
  const triggers = lines.filter((line) => line.startsWith("TRIGGER"));
  expect(triggers).toEqual(["TRIGGER:-P13DT15H", "TRIGGER:-P2DT15H"]);
  expect(lines.join("\n")).toContain("https://shop.example/renew/0000000013");
  expect(lines.join("\n")).toContain("+992 44 600 55 11");
});

it("is written as calendars need it: CRLF, short lines, what separates escaped", () => {
  const text = calendar("ru");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(text).join("\n")).toContain(
    "Путешествия\\; все\\, вся\\nНомер полиса: 0000000013",
  );
});
