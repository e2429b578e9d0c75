import { LANGUAGES, type Language } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { fillDays } from "#src/platform/failures/failure-texts.ts";
import { boxTermsTexts } from "./box-terms-texts.ts";
import { boxTermsView, termLines } from "./box-terms-view.ts";

const text = { ru: "", tg: "", en: "" };

/** Conditions of a box with a waiting period, before and after the purchase. */
function waitingLines(waitingDays: number, language: Language) {
  const terms = { covers: [], exclusions: [], territory: text, reporting: "ordinary" } as const;
  const sold = {
    terms: { ...terms, waitingDays, tripDays: waitingDays },
    insures: "holder",
    insuredAges: null,
  } as const;
  return [undefined, "2026-03-01"].flatMap((startDate) => {
    const view = boxTermsView(sold, { language, phone: "5511", startDate });
    return termLines(view, language).conditions;
  });
}

describe("the numbers of days of a box", () => {
  it.each([
    [1, "1 день с", "до 1 дня", "ожидания 1 день:", "1 day from", "period 1 day:"],
    [2, "2 дня с", "до 2 дней", "ожидания 2 дня:", "2 days from", "period 2 days:"],
    [5, "5 дней с", "до 5 дней", "ожидания 5 дней:", "5 days from", "period 5 days:"],
    [21, "21 день с", "до 21 дня", "ожидания 21 день:", "21 days from", "period 21 days:"],
  ])("have the plural form of %s", (days, ru, upTo, smsRu, en, smsEn) => {
    const lines = waitingLines(days, "ru");
    expect(lines.filter((line) => line.includes(ru))).toHaveLength(2);
    expect(lines.filter((line) => line.includes(upTo))).toHaveLength(2);
    expect(waitingLines(days, "en").filter((line) => line.includes(en))).toHaveLength(2);
    const ofTajik = waitingLines(days, "tg").filter((line) => line.includes(`${days} рӯз аз`));
    expect(ofTajik).toHaveLength(2);
    const sms = (language: Language) =>
      fillDays(boxTermsTexts[language].firstPaidDaySms, language, { days, date: "" });
    expect(sms("ru")).toContain(smsRu);
    expect(sms("en")).toContain(smsEn);
  });

  it.each(LANGUAGES)("are contained in every plural form: %s", (language) => {
    const { tripDays, waiting, waitingUntil, reportWithin, firstPaidDaySms } =
      boxTermsTexts[language];
    for (const forms of [tripDays, waiting, waitingUntil, reportWithin, firstPaidDaySms])
      for (const form of Object.values(forms)) expect(form).toContain("{{days}}");
  });
});
