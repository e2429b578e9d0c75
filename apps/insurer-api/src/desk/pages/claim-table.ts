import { type ClaimState, claimNumber, type Language } from "@sughurta/domain";
import type { Context } from "hono";
import { momentView } from "#src/desk/shell/desk-moment.ts";
import { badge, deskTable, rowLink, type Tone } from "#src/desk/shell/desk-table.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { claimDeskTexts } from "./claim-texts.ts";
import type { Seat } from "./seat.ts";

const TONES: Readonly<Record<ClaimState, Tone>> = {
  registered: "warning",
  underReview: "warning",
  papersAwaited: "info",
  paid: "success",
  refused: "neutral",
};

/** The state of a claim in words. */
export const claimBadge = (state: ClaimState, language: Language) =>
  badge(TONES[state], claimDeskTexts[language].states[state]);

/** Claims of a list. */
export async function claimTable(seat: Seat, context: Context, claims: readonly Claim[]) {
  const language = pageLanguage(context);
  const texts = claimDeskTexts[language];
  const viewOf = await seat.viewsOf(
    context,
    "claim",
    claims.map(({ id }) => id),
  );
  const rows = claims.map(({ id, fullName, state, policyNumber, createdAt }) => [
    rowLink(`${seat.path}/claims/${id}?lang=${language}`, claimNumber(id)),
    viewOf(id).name(fullName),
    claimBadge(state, language),
    policyNumber,
    momentView(seat, createdAt),
  ]);
  const columns = [texts.number, texts.claimant, texts.state, texts.policy, texts.came];
  return deskTable(texts.title, columns, rows);
}
