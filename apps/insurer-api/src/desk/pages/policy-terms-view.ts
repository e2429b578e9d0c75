import { formatDate, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { boxTermsTexts } from "#src/content/terms/box-terms-texts.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import { documentTexts } from "#src/products/document/document-texts.ts";
import type { PolicyTerms } from "./policy-terms-facts.ts";

/** Term, sum, covers and conditions of a policy, shown when deciding a claim. */
export function policyTermsCard({ policy, cover, conditions }: PolicyTerms, language: Language) {
  const { sumAssured } = documentTexts[language];
  const { startDate, endDate, sumAssuredDiram, currency } = policy;
  const sum =
    sumAssuredDiram > 0
      ? html`<li>${sumAssured}: ${moneyText(sumAssuredDiram, currency, language)}</li>`
      : "";
  const lines = [...cover, ...conditions].map((line) => html`<li>${line}</li>`);
  return html`<section class="card"><details open><summary>${boxTermsTexts[language].covers}</summary>
    <ul class="rows"><li>${formatDate(startDate)} – ${formatDate(endDate)}</li>${sum}${lines}</ul></details></section>`;
}
