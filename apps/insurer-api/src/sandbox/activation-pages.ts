import { formatDate } from "@sughurta/domain";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { activationTicket } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { activatePolicy } from "#src/sales/payments/activate-policy.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";

const TEXTS = {
  ru: {
    title: "Активация полиса",
    activate: "Активировать",
    done: "Полис активирован",
    over: "Ссылка уже использована или устарела",
    back: "Вернуться на сайт",
    cover: "Срок действия",
  },
  tg: {
    title: "Фаъолсозии полис",
    activate: "Фаъол кардан",
    done: "Полис фаъол шуд",
    over: "Пайванд аллакай истифода шудааст ё куҳна шудааст",
    back: "Ба сомона баргаштан",
    cover: "Муҳлати амал",
  },
  en: {
    title: "Policy activation",
    activate: "Activate",
    done: "The policy is active",
    over: "This link was used already or is too old",
    back: "Back to the site",
    cover: "Valid",
  },
} as const;

/** Stand-in for the external site to which an activation redirects. */
export function activationPages(
  service: Pick<Service, "config" | "db" | "now">,
): (app: Hono<AppEnv>) => void {
  const usable = (ticket: string) =>
    and(
      eq(activationTicket.tokenHash, tokenHash(ticket)),
      isNull(activationTicket.usedAt),
      gt(activationTicket.expiresAt, service.now()),
    );
  const show = async (context: Context, number: string | undefined, done: boolean) => {
    const language = pageLanguage(context);
    const texts = TEXTS[language];
    const policyWithProduct =
      number === undefined ? undefined : await findPolicyWithProduct(service.db, number);
    const facts = policyWithProduct
      ? html`<h1>${done ? texts.done : (policyWithProduct.title?.[language] ?? policyWithProduct.policy.productCode)}</h1>
        <p class="amount">${policyWithProduct.policy.number}</p>
        <p class="muted">${texts.cover}: ${formatDate(policyWithProduct.policy.startDate)} – ${formatDate(policyWithProduct.policy.endDate)}</p>`
      : html`<h1>${texts.over}</h1>`;
    const action =
      policyWithProduct && !done
        ? html`<form method="post"><button class="main">${texts.activate}</button></form>`
        : html`<a class="button main" href="${service.config.publicUrl}">${texts.back}</a>`;
    const body = html`<section class="card">${facts}</section><section class="card">${action}</section>`;
    return sendPage(context, {
      language,
      title: texts.title,
      heading: texts.title,
      body,
      status: policyWithProduct ? 200 : 410,
    });
  };
  return (app) => {
    app.get("/sandbox/activation", async (context) => {
      const [found] = await service.db
        .select()
        .from(activationTicket)
        .where(usable(context.req.query("ticket") ?? ""));
      return show(context, found?.policyNumber, false);
    });
    app.post("/sandbox/activation", async (context) => {
      const [used] = await service.db
        .update(activationTicket)
        .set({ usedAt: service.now() })
        .where(usable(context.req.query("ticket") ?? ""))
        .returning();
      if (used) await activatePolicy(service, used.policyNumber);
      return show(context, used?.policyNumber, true);
    });
  };
}
