import type { MyPolicy } from "@sughurta/contracts/policy";
import { daysBetween } from "@sughurta/domain";
import type { Format, Translate } from "@sughurta/i18n";
import type { SummaryRow } from "@sughurta/ui-kit";
import type { AccountTexts } from "../texts/account-texts.ts";

/** When a policy is good, for whom or what, up to which sum, at which price. */
export function coverRows(
  policy: MyPolicy,
  { t, format }: { t: Translate<AccountTexts>; format: Format },
): SummaryRow[] {
  const { startDate, endDate, lifeAssured, insured, sumAssured, sumPrem } = policy;
  const dates = t("policies.dates", { from: format.date(startDate), to: format.date(endDate) });
  const people = lifeAssured.join(", ");
  return [
    { key: "dates", term: t("policies.period"), value: dates },
    ...(people ? [{ key: "people", term: t("policies.people"), value: people }] : []),
    ...(insured ? [{ key: "thing", term: t("policies.thing"), value: insured.text }] : []),
    ...(sumAssured > 0
      ? [{ key: "sum", term: t("policies.limit"), value: format.money(sumAssured) }]
      : []),
    { key: "price", term: t("policies.price"), value: format.money(sumPrem) },
  ];
}

/** Days that a policy in force is still good for, the last one included. */
export function daysLeft({ endDate }: MyPolicy, today: string): number {
  return daysBetween(today, endDate) + 1;
}
