import { type ClaimState, claimNumber, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, rowLink, type Tone } from "#src/desk/shell/desk-table.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { claimDeskTexts } from "./claim-texts.ts";
import type { DeskContext } from "./desk-context.ts";
import { personalTable } from "./work-list.ts";

const TONES: Readonly<Record<ClaimState, Tone>> = {
  registered: "warning",
  underReview: "warning",
  papersAwaited: "info",
  paid: "success",
  refused: "neutral",
};

/** Badge with the state of a claim. */
export const claimBadge = (state: ClaimState, language: Language) =>
  badge(TONES[state], claimDeskTexts[language].states[state]);

/** Table of claims. */
export function claimTable(deskContext: DeskContext, context: Context, claims: readonly Claim[]) {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  return personalTable(deskContext, context, claims, {
    kind: "claim",
    caption: texts.title,
    columns: [texts.number, texts.claimant, texts.state, texts.policy, texts.came],
    idOf: ({ id }) => id,
    cellsOf: ({ id, fullName, state, policyNumber, createdAt }, view) => [
      rowLink(`${deskContext.path}/claims/${id}?lang=${language}`, claimNumber(id)),
      view.name(fullName),
      claimBadge(state, language),
      policyNumber,
      momentView(deskContext, createdAt),
    ],
  });
}
