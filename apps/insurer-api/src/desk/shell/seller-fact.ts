import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import type { Order } from "#src/platform/database/schema/sales.ts";

const ru = {
  soldBy: "Оформил сотрудник",
  places: { phone: "согласие по телефону", office: "согласие в офисе" },
};

const tg: typeof ru = {
  soldBy: "Корманд тартиб дод",
  places: { phone: "розигӣ бо телефон", office: "розигӣ дар дафтар" },
};

const en: typeof ru = {
  soldBy: "Sold by",
  places: { phone: "consent by phone", office: "consent at an office" },
};

const sellerTexts = { ru, tg, en };

/** The member of staff who sold an order, and where the buyer gave consent; empty for any other order. */
export function sellerFact(
  { soldBy, soldPlace }: Pick<Order, "soldBy" | "soldPlace">,
  language: Language,
) {
  if (soldBy === null || soldPlace === null) return "";
  const texts = sellerTexts[language];
  return html`<dt>${texts.soldBy}</dt><dd>${soldBy} (${texts.places[soldPlace]})</dd>`;
}
