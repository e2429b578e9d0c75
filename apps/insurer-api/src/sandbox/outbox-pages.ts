import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { pageLanguage, sendList } from "#src/platform/http/html-page.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";

const SHOWN = 50;

const TEXTS = {
  ru: { mail: "Письма", sms: "SMS", empty: "Пока ничего не отправлено", document: "Полис, PDF" },
  tg: {
    mail: "Мактубҳо",
    sms: "SMS",
    empty: "Ҳанӯз чизе фиристода нашудааст",
    document: "Полис, PDF",
  },
  en: { mail: "Mail", sms: "SMS", empty: "Nothing has been sent yet", document: "Policy, PDF" },
} as const;

function card(message: OutboxMessage, documentText: string) {
  const document =
    message.channel === "mail" && message.policyNumber !== null
      ? html`<p><a href="/sandbox/mail/${message.id}/policy.pdf">${documentText}</a></p>`
      : "";
  return html`<article class="card" lang="${message.language}">
    <h2>${message.subject || message.recipient}</h2>
    <p class="muted">${message.recipient} · ${message.createdAt.toISOString()} · ${message.state}</p>
    <pre>${message.body}</pre>${document}</article>`;
}

/** Messages that would have been sent: `/sandbox/mail` and `/sandbox/sms`, newest first. */
export function outboxPages(
  service: Pick<Service, "db" | "store" | "documents">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    for (const channel of ["mail", "sms"] as const) {
      app.get(`/sandbox/${channel}`, async (context) => {
        const language = pageLanguage(context);
        const texts = TEXTS[language];
        const messages = await service.db
          .select()
          .from(outbox)
          .where(eq(outbox.channel, channel))
          .orderBy(desc(outbox.createdAt))
          .limit(SHOWN);
        const list = messages.map((message) => card(message, texts.document));
        return sendList(context, language, { title: texts[channel], empty: texts.empty }, list);
      });
    }
    app.get("/sandbox/mail/:id/policy.pdf", async (context) => {
      const id = context.req.param("id");
      const [message] = isIdentifier(id)
        ? await service.db.select().from(outbox).where(eq(outbox.id, id))
        : [];
      const titled =
        message?.policyNumber && (await findPolicyWithProduct(service.db, message.policyNumber));
      if (!message || !titled) throw notFound();
      const storedAs = await service.documents.storedAs(titled, message.language);
      return new Response(service.store.stream(storedAs), {
        headers: { "Content-Type": "application/pdf" },
      });
    });
  };
}
