import type { Language } from "@sughurta/domain";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { optOut, optOutPath } from "#src/sales/notifications/reminder-opt-outs.ts";
import type { Service } from "#src/sales/ports/service.ts";

const TEXTS: Record<Language, { title: string; done: string; unknown: string; back: string }> = {
  ru: {
    title: "Напоминания",
    done: "Больше не будем напоминать о неоплаченных заказах",
    unknown: "Эта ссылка неполная. Откройте её из сообщения целиком.",
    back: "Вернуться на сайт",
  },
  tg: {
    title: "Ёдраскуниҳо",
    done: "Дигар дар бораи фармоишҳои пардохтнашуда ёдрас намекунем",
    unknown: "Ин пайванд нопурра аст. Онро аз паём пурра кушоед.",
    back: "Ба сомона баргаштан",
  },
  en: {
    title: "Reminders",
    done: "You will get no more reminders of unpaid orders",
    unknown: "This link is incomplete. Open the whole link from the message.",
    back: "Back to the site",
  },
};

/**
 * Unsubscribes from reminders in one tap, without sign-in: by the link of a message, and by the button of a mail
 * program, which sends a POST (RFC 8058). A program that only opens the link ends reminders as well, which harms less
 * than a second tap.
 */
export function optOutPages(
  service: Pick<Service, "config" | "db" | "now">,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.on(["GET", "POST"], optOutPath(":token"), async (context) => {
      context.set("call", "remindersOff");
      const isDone = await optOut(service, context.req.param("token") ?? "");
      const language = pageLanguage(context);
      const texts = TEXTS[language];
      const body = html`<section class="card"><h1>${isDone ? texts.done : texts.unknown}</h1>
        <a class="button main" href="${service.config.publicUrl}">${texts.back}</a></section>`;
      const { brandName: heading } = service.config;
      const status = isDone ? 200 : 404;
      return sendPage(context, { language, title: texts.title, heading, status, body });
    });
  };
}
