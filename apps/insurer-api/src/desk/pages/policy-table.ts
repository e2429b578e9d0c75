import { formatDate, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { nameOf } from "#src/desk/personal/name-of.ts";
import { badge, rowLink } from "#src/desk/shell/desk-table.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { DeskContext } from "./desk-context.ts";
import type { PolicyWithEnd } from "./policy-facts.ts";
import { policyDeskTexts } from "./policy-texts.ts";
import { personalTable } from "./work-list.ts";

/** Badge with the status of a policy: cancelled, expired, not started, or in force. */
export function policyBadge(
  { policy: { startDate, endDate }, cancelledOn }: PolicyWithEnd,
  today: string,
  language: Language,
) {
  const texts = policyDeskTexts[language];
  if (cancelledOn) return badge("neutral", `${texts.cancelled} ${formatDate(cancelledOn)}`);
  if (endDate < today) return badge("neutral", texts.over);
  return startDate > today ? badge("info", texts.ahead) : badge("success", texts.inForce);
}

/** Table of policies; holders are masked according to the user's permissions. */
export function policyTable(
  deskContext: DeskContext,
  context: Context,
  policies: readonly PolicyWithEnd[],
  today: string,
) {
  const language = pageLanguage(context);
  const texts = policyDeskTexts[language];
  return personalTable(deskContext, context, policies, {
    kind: "policy",
    caption: texts.title,
    columns: [
      texts.number,
      texts.holder,
      texts.phone,
      texts.state,
      texts.period,
      { label: texts.paid, isSum: true },
    ],
    idOf: ({ policy: { number } }) => number,
    cellsOf: (found, view) => {
      const { policy: one } = found;
      return [
        rowLink(`${deskContext.path}/policies/${one.number}?lang=${language}`, one.number),
        view.name(nameOf(one.holder)),
        view.phone(one.holder.phone),
        policyBadge(found, today, language),
        `${formatDate(one.startDate)} – ${formatDate(one.endDate)}`,
        moneyText(one.amountDiram, one.currency, language),
      ];
    },
  });
}
