import type { Context } from "hono";
import { html } from "hono/html";
import { deskTexts } from "#src/desk/desk-texts.ts";
import type { FoundThings } from "#src/desk/find-things.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { claimTable } from "./claim-table.ts";
import type { DeskContext } from "./desk-context.ts";
import { paymentTable } from "./payment-table.ts";
import { paymentDeskTexts } from "./payment-texts.ts";
import { policyTable } from "./policy-table.ts";

/** Search results by kind; only the heading for an empty search. */
export async function showFound(
  deskContext: DeskContext,
  context: Context,
  { search, policies, payments, claims, today }: FoundThings,
): Promise<Response> {
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const { begun } = paymentDeskTexts[language];
  const section = (
    title: string,
    things: readonly unknown[],
    table: () => ReturnType<typeof policyTable>,
  ) => (things.length === 0 ? "" : html`<h2>${title}</h2>${table()}`);
  const sections = html`${section(texts.policies, policies, () => policyTable(deskContext, context, policies, today))}
    ${section(texts.payments, payments, () => paymentTable(deskContext, context, payments, begun))}
    ${section(texts.claims, claims, () => claimTable(deskContext, context, claims))}`;
  const isEmpty = policies.length + payments.length + claims.length === 0;
  const outcome = isEmpty ? texts.nothingFound : texts.found;
  const title = search === "" ? texts.search : `${outcome}: ${search}`;
  return sendDeskPage(context, { language, title, body: sections, search });
}
