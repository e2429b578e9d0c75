import { describe, expect, it } from "vitest";
import { fieldCodes, invalidFields } from "#src/platform/failures/failure-error.ts";
import { failureText } from "#src/platform/failures/failure-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import {
  isSignedContent,
  operatorKey,
  signWebhook,
} from "#src/sales/payments/callback-signature.ts";
import { failureResponse } from "./failure-response.ts";
import { parseLanguage } from "./language.ts";
import { toDisplayName } from "./read-multipart.ts";

describe("the language of a response", () => {
  it.each([
    [undefined, "ru"],
    ["tg", "tg"],
    ["de, en;q=0.5", "en"],
    ["en;q=0.1, tg-TJ;q=0.9", "tg"],
    ["ru;q=0, en", "en"],
    ["*", "ru"],
    ["RU", "ru"],
    ["EN-us", "en"],
    ["TJ", "tg"],
    ["q=;;;,,", "ru"],
  ])("to %j is %s", (header, language) => {
    expect(parseLanguage(header)).toBe(language);
  });
});

describe("the signature of a webhook", () => {
  const now = new Date("2026-11-21T07:00:00Z");
  const signature = signWebhook("secret", "dc", "{}", now);
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  it("is valid only for its secret, operator, body and time", () => {
    expect(isSignedContent(operatorKey("secret", "dc"), "{}", signature, minutesLater(4))).toBe(
      true,
    );
    expect(isSignedContent(operatorKey("secret", "dc"), "{}", signature, minutesLater(6))).toBe(
      false,
    );
    expect(isSignedContent(operatorKey("other", "dc"), "{}", signature, now)).toBe(false);
    expect(isSignedContent(operatorKey("secret", "qr"), "{}", signature, now)).toBe(false);
    expect(isSignedContent(operatorKey("secret", "dc"), "{ }", signature, now)).toBe(false);
    expect(isSignedContent(operatorKey("secret", "dc"), "{}", null, now)).toBe(false);
  });
});

describe("an amount in a document", () => {
  it.each([
    [100, "ru", "1 TJS"],
    [123_456_789, "tg", "1 234 567,89 TJS"],
    [123_456_789, "en", "1 234 567.89 TJS"],
    [50, "ru", "0,50 TJS"],
    [-98_10, "ru", "\u221298,10 TJS"],
    [-123_456_00, "en", "\u2212123 456 TJS"],
  ] as const)("of %d diram in %s is %s", (diram, language, text) => {
    expect(moneyText(diram, "TJS", language).replaceAll("\u00a0", " ")).toBe(text);
  });
});

describe("numbers in an error message", () => {
  it.each([
    ["ru", "1 099,50 TJS"],
    ["tg", "1 099,50 TJS"],
    ["en", "1 099.50 TJS"],
  ] as const)("are formatted for readers of %s", (language, text) => {
    const message = failureText(language, "priceChanged", { sum: 1_099.5 });
    expect(message.replaceAll("\u00a0", " ")).toContain(text);
  });
});

describe("the name of a file", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\temp\\акт.pdf", "акт.pdf"],
    ["\u202egnp.exe", "gnp.exe"],
    ["..", "file"],
    [undefined, "file"],
  ])("%j is displayed as %s", (name, shown) => {
    expect(toDisplayName(name)).toBe(shown);
  });
});

const SERVICE = { config: { supportPhone: "5511" } };

it("writes the values of a violation into its sentence, and only its code on the wire", async () => {
  const failure = invalidFields(
    fieldCodes({
      inn: { code: "innTooShort", count: 2 },
      holderLastname: { code: "latinLetter", letter: "a", word: "Рaхимов" },
      city: { code: "city" },
    }),
  );
  const response = failureResponse(SERVICE, failure, "en");
  expect(await response.json()).toMatchObject({
    inn: ["2 digits are missing: a tax number has nine"],
    holder_lastname: ["The letter “a” in “Рaхимов” is Latin. Write the whole word in Cyrillic"],
    city: [expect.any(String)],
  });
});
