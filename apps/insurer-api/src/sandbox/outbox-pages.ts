import type { Language } from "@sughurta/domain";
import { desc, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendList } from "#src/platform/http/html-page.ts";
import { loadHtmlVersion } from "#src/sales/notifications/message-email.ts";
import { findPolicyWithProduct } from "#src/sales/policies/policies.ts";
import type { Service } from "#src/sales/ports/service.ts";

const SHOWN = 50;

const TEXTS = {
  ru: {
    mail: "Письма",
    sms: "SMS",
    empty: "Пока ничего не отправлено",
    document: "Полис, PDF",
    plain: "Текст без оформления",
  },
  tg: {
    mail: "Мактубҳо",
    sms: "SMS",
    empty: "Ҳанӯз чизе фиристода нашудааст",
    document: "Полис, PDF",
    plain: "Матни оддӣ",
  },
  en: {
    mail: "Mail",
    sms: "SMS",
    empty: "Nothing has been sent yet",
    document: "Policy, PDF",
    plain: "Plain text",
  },
} as const;

type Texts = (typeof TEXTS)[Language];

function card(message: OutboxMessage, texts: Texts) {
  const text = html`<pre>${message.body}</pre>`;
  return html`<article class="card" lang="${message.language}">
    <h2>${message.subject || message.recipient}</h2>
    <p class="muted">${message.recipient} · ${message.createdAt.toISOString()} · ${message.state}</p>
    ${message.channel === "mail" ? emailParts(message, text, texts) : text}</article>`;
}

/** An email as its recipient sees it, its plain text and its document. */
function emailParts(
  { id, subject, policyNumber }: OutboxMessage,
  text: ReturnType<typeof html>,
  texts: Texts,
) {
  const path = `/sandbox/mail/${id}`;
  const document = html`<p><a href="${path}/policy.pdf">${texts.document}</a></p>`;
  return html`<iframe src="${path}/email.html" title="${subject}" loading="lazy"></iframe>
    <details><summary>${texts.plain}</summary>${text}</details>${policyNumber === null ? "" : document}`;
}

/** Images are part of the page; links open in the whole window. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The HTML version of an email with its images inside. */
async function standaloneEmail(service: Pick<Service, "db" | "config">, message: OutboxMessage) {
  const { markup, images } = await loadHtmlVersion(service, message);
  return images.reduce(
    (page, { name, mediaType, content }) =>
      page.replaceAll(
        `cid:${name}`,
        `data:${mediaType};base64,${Buffer.from(content).toString("base64")}`,
      ),
    markup,
  );
}

/** Messages that would have been sent: `/sandbox/mail` and `/sandbox/sms`, newest first. */
export function outboxPages(
  service: Pick<Service, "config" | "db" | "store" | "documents">,
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
        const list = messages.map((message) => card(message, texts));
        return sendList(context, language, { title: texts[channel], empty: texts.empty }, list);
      });
    }
    const loadEmail = async (id: string) => {
      const [message] = isIdentifier(id)
        ? await service.db.select().from(outbox).where(eq(outbox.id, id))
        : [];
      if (message?.channel !== "mail") throw notFound();
      return message;
    };
    app.get("/sandbox/mail/:id/email.html", async (context) => {
      const message = await loadEmail(context.req.param("id"));
      return context.html(await standaloneEmail(service, message), 200, {
        "Content-Security-Policy": EMAIL_POLICY,
      });
    });
    app.get("/sandbox/mail/:id/policy.pdf", async (context) => {
      const message = await loadEmail(context.req.param("id"));
      const policyWithProduct =
        message.policyNumber && (await findPolicyWithProduct(service.db, message.policyNumber));
      if (!policyWithProduct) throw notFound();
      const storedAs = await service.documents.storedAs(policyWithProduct, message.language);
      return new Response(service.store.stream(storedAs), {
        headers: { "Content-Type": "application/pdf" },
      });
    });
  };
}
