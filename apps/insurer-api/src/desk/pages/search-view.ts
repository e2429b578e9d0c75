import { html } from "hono/html";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import type { DeskPage } from "#src/desk/shell/page-frame.ts";
import { deskTexts } from "#src/desk/texts/desk-texts.ts";
import { paymentDeskTexts } from "#src/desk/texts/payment-texts.ts";
import type { Claim } from "#src/platform/database/schema/service.ts";
import { claimTable } from "./claim-view.ts";
import { type DeskPayment, paymentTable } from "./payment-view.ts";
import { type PolicyWithEnd, policyTable } from "./policy-view.ts";

/** Search results, newest first; empty for kinds that the user may not see. */
export interface FoundThings {
  readonly search: string;
  readonly policies: readonly PolicyWithEnd[];
  readonly payments: readonly DeskPayment[];
  readonly claims: readonly Claim[];
  readonly today: string;
}

/** Search results by kind; only the heading for an empty search. */
export async function foundView(
  desk: DeskRequest,
  { search, policies, payments, claims, today }: FoundThings,
): Promise<DeskPage> {
  const { language } = desk;
  const texts = deskTexts[language];
  const { begun } = paymentDeskTexts[language];
  const section = (
    title: string,
    things: readonly unknown[],
    table: () => ReturnType<typeof policyTable>,
  ) => (things.length === 0 ? "" : html`<h2>${title}</h2>${table()}`);
  const sections = html`${section(texts.policies, policies, () => policyTable(desk, policies, today))}
    ${section(texts.payments, payments, () => paymentTable(desk, payments, begun))}
    ${section(texts.claims, claims, () => claimTable(desk, claims))}`;
  const isEmpty = policies.length + payments.length + claims.length === 0;
  const outcome = isEmpty ? texts.nothingFound : texts.found;
  const title = search === "" ? texts.search : `${outcome}: ${search}`;
  return { title, body: sections, search };
}
