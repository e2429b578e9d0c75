import type { MyPolicy } from "@sughurta/contracts/policy";
import { daysBetween } from "@sughurta/domain";
import { FIRST_PAID_DAY_LABEL } from "@sughurta/domain/box";
import type { useTexts } from "@sughurta/i18n";
import type { SheetFact } from "@sughurta/ui-kit";
import type { AccountTexts } from "../texts/account-texts.ts";

/** Period, insured people or things, sum and price of a policy. */
export function coverFacts(
  policy: MyPolicy,
  {
    t,
    format,
    language,
  }: Pick<ReturnType<typeof useTexts<AccountTexts>>, "t" | "format" | "language">,
): SheetFact[] {
  const { startDate, endDate, firstPaidDay, lifeAssured, insured, sumAssured, sumPrem } = policy;
  const dates = t("policies.dates", { from: format.date(startDate), to: format.date(endDate) });
  const people = lifeAssured.join(", ");
  return [
    { key: "dates", label: t("policies.period"), value: dates },
    ...(firstPaidDay
      ? [
          {
            key: "firstPaidDay",
            label: FIRST_PAID_DAY_LABEL[language],
            value: format.date(firstPaidDay),
          },
        ]
      : []),
    ...(people ? [{ key: "people", label: t("policies.people"), value: people }] : []),
    ...(insured ? [{ key: "thing", label: t("policies.thing"), value: insured.text }] : []),
    ...(sumAssured > 0
      ? [{ key: "sum", label: t("policies.limit"), value: format.money(sumAssured) }]
      : []),
    { key: "price", label: t("policies.price"), value: format.money(sumPrem) },
  ];
}

/** Days that a policy in force is still good for, the last one included, and their share of its term. */
export function termLeft({ startDate, endDate }: MyPolicy, today: string) {
  const days = daysBetween(today, endDate) + 1;
  return { days, share: days / (daysBetween(startDate, endDate) + 1) };
}
