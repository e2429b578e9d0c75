import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { memberOf } from "#src/desk/desk-session.ts";
import { deskTexts } from "#src/desk/desk-texts.ts";
import { findClaims, findPayments, findPolicies } from "#src/desk/find-things.ts";
import { type Permission, roleFor } from "#src/desk/permissions.ts";
import { sendDeskPage } from "#src/desk/shell/desk-page.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage } from "#src/platform/http/html-page.ts";
import { todayOf } from "#src/platform/platform.ts";
import type { Service } from "#src/sales/service.ts";
import { claimTable } from "./claim-table.ts";
import { paymentTable } from "./payment-table.ts";
import { paymentDeskTexts } from "./payment-texts.ts";
import { policyTable } from "./policy-table.ts";
import type { Seat } from "./seat.ts";

type Needs = Pick<Service, "config" | "db" | "now">;

const SEARCH_LENGTH = 60;

/** The search of every page: policies, payments and claims, as far as whoever searches may see them. */
export function searchPages(service: Needs, seat: Seat): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${seat.path}/search`, (context) => showFound(service, seat, context));
  };
}

async function showFound(service: Needs, seat: Seat, context: Context): Promise<Response> {
  const { db } = service;
  const language = pageLanguage(context);
  const texts = deskTexts[language];
  const { roles } = memberOf(context);
  const search = (context.req.query("search") ?? "").trim().slice(0, SEARCH_LENGTH);
  const finds = (permission: Permission) =>
    search !== "" && roleFor(roles, permission) !== undefined;
  const policies = finds("seePolicies") ? await findPolicies(db, search) : [];
  const payments = finds("seePayments") ? await findPayments(db, search) : [];
  const claims = finds("seeClaims") ? await findClaims(db, search) : [];
  const section = (title: string, table: ReturnType<typeof html>) =>
    html`<h2>${title}</h2>${table}`;
  const sections = [
    ...(policies.length > 0
      ? [
          section(
            texts.policies,
            html`${await policyTable(seat, context, policies, todayOf(service))}`,
          ),
        ]
      : []),
    ...(payments.length > 0
      ? [
          section(
            texts.payments,
            html`${await paymentTable(seat, context, payments, paymentDeskTexts[language].begun)}`,
          ),
        ]
      : []),
    ...(claims.length > 0
      ? [section(texts.claims, html`${await claimTable(seat, context, claims)}`)]
      : []),
  ];
  const nothing =
    search === "" || sections.length > 0 ? "" : html`<p role="status">${texts.nothingFound}</p>`;
  const title = search === "" ? texts.search : `${texts.found}: ${search}`;
  return sendDeskPage(context, { language, title, body: html`${sections}${nothing}` });
}
