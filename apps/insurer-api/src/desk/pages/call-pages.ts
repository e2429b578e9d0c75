import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import { callbackRequest } from "#src/platform/database/schema/service.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendList } from "#src/platform/http/html-page.ts";
import type { Service } from "#src/sales/service.ts";
import type { Seat } from "./seat.ts";

const SHOWN = 50;

const TEXTS = {
  ru: {
    title: "Заявки на звонок",
    empty: "Заявок пока нет",
    product: "Заказ",
    draft: "Черновик",
    order: "Номер заказа",
  },
  tg: {
    title: "Дархостҳои занг",
    empty: "Ҳанӯз дархост нест",
    product: "Фармоиш",
    draft: "Сиёҳнавис",
    order: "Рақами фармоиш",
  },
  en: {
    title: "Calls asked for",
    empty: "Nobody has asked for a call yet",
    product: "Order",
    draft: "Draft",
    order: "Order number",
  },
} as const;

/** The list from which people call back. */
export function callPages(service: Pick<Service, "db">, seat: Seat): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${seat.path}/calls`, async (context) => {
      seat.actorFor(context, "seeCalls", "");
      const language = pageLanguage(context);
      const texts = TEXTS[language];
      const rows = await service.db
        .select()
        .from(callbackRequest)
        .orderBy(desc(callbackRequest.createdAt))
        .limit(SHOWN);
      const list = rows.map(
        ({ phone, note, draftKind, lineage, orderId, createdAt }) => html`<article class="card">
          <h2>${phone}</h2><p class="muted">${createdAt.toISOString()}</p><p>${note}</p>
          <dl><dt>${texts.product}</dt><dd>${draftKind || "–"}</dd>
          <dt>${texts.draft}</dt><dd>${lineage ?? "–"}</dd>
          <dt>${texts.order}</dt><dd>${orderId ?? "–"}</dd></dl></article>`,
      );
      return sendList(context, language, texts, list);
    });
  };
}
