import { createTestClient, type TestAnswers } from "@sughurta/api-client/testing";
import { describe, expect, it } from "vitest";
import { aTravelOrder, aTravelQuote } from "#src/testing/builders.ts";
import { toTravelQuote } from "../to-travel-payload.ts";
import { askQuote } from "./ask-quote.ts";

function ask(answer: TestAnswers["calculateTravel"]) {
  const request = toTravelQuote(aTravelOrder());
  if (!request || !answer) throw new Error("The example order has a price");
  const client = createTestClient({ calculateTravel: answer });
  return askQuote(client, request, new AbortController().signal);
}

describe("a question for the price of a trip", () => {
  it("is answered with the dates that it asked about", async () => {
    expect(await ask(() => ({ status: 200, data: aTravelQuote() }))).toMatchObject({
      kind: "quote",
      quote: { sumPrem: 100, request: { beginDate: "2026-03-10", endDate: "2026-03-20" } },
    });
  });

  it("leads to the rules that a trip breaks", async () => {
    const errorMsg = ["Страхуем путешественников до 80 лет включительно"];
    const fieldCodes = { "las.0.laBirthday": ["personTooOld"] };
    const data = aTravelQuote({ sumPrem: 0, errorMsg, fieldCodes });
    expect(await ask(() => ({ status: 200, data }))).toMatchObject({
      kind: "rules",
      problem: { kind: "rules", errorMsg, fieldCodes },
    });
  });

  it("leads to what a refusal says of the fields", async () => {
    const data = { message: "Проверьте данные", fieldCodes: { country: ["required"] } };
    expect(await ask(() => ({ status: 422, data }))).toMatchObject({
      kind: "rules",
      problem: { kind: "rules", errorMsg: ["Проверьте данные"] },
    });
  });

  it("passes on what is wrong with the promo code beside the price", async () => {
    const data = aTravelQuote({ couponErr: "Такого промокода нет" });
    expect(await ask(() => ({ status: 200, data }))).toMatchObject({
      kind: "quote",
      quote: { sumPrem: 100, couponErr: "Такого промокода нет" },
    });
  });
});
