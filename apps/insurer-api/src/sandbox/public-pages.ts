import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Config } from "#src/platform/config/config.ts";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { moneyText } from "#src/platform/texts/money-text.ts";
import type { FiscalReceipts, FiscalReport, FiscalSale } from "#src/sales/ports/receipts.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { activationPages } from "./activation-pages.ts";
import { bankPages } from "./bank/bank-pages.ts";
import type { Deliver } from "./bank/bank-webhooks.ts";

const TEXTS = {
  ru: { title: "Учебный кассовый чек", sale: "Продажа", refund: "Возврат" },
  tg: { title: "Чеки хазинавии омӯзишӣ", sale: "Фурӯш", refund: "Бозгашти пул" },
  en: { title: "Practice fiscal receipt", sale: "Sale", refund: "Refund" },
} as const;

const PATH = "/sandbox/fiscal";

/** Pages of the sandbox that a buyer's browser opens, in place of other companies' sites: bank, till, activation. */
export const publicSandboxPages = (
  service: Service,
  deliver: Deliver,
): ((app: Hono<AppEnv>) => void)[] => [
  bankPages(service, deliver),
  sandboxTillPages(service),
  activationPages(service),
];

/** A sandbox till, which registers every receipt immediately. */
export function sandboxTill({ payments }: Config, now: () => Date): FiscalReceipts {
  const register = async ({ id }: Pick<FiscalSale, "id">): Promise<FiscalReport> => ({
    state: "registered",
    number: `S-${id.slice(0, 8).toUpperCase()}`,
    url: `${payments.url}${PATH}/${id}`,
    registeredAt: now(),
  });
  return {
    registerSale: register,
    registerRefund: register,
    ask: async (id) => register({ id }),
    findFault: async () => undefined,
  };
}

/** Page that its receipts link to, in place of that of the tax authority. */
function sandboxTillPages({ db }: Pick<Service, "db">): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(`${PATH}/:id`, async (context) => {
      const id = context.req.param("id");
      const [found] = isIdentifier(id)
        ? await db
            .select()
            .from(fiscalReceipt)
            .where(and(eq(fiscalReceipt.id, id), eq(fiscalReceipt.state, "registered")))
        : [];
      if (!found) throw notFound();
      const language = pageLanguage(context);
      const texts = TEXTS[language];
      const { title } = texts;
      const body = html`<section class="card"><h1>${found.number}</h1><p>${texts[found.kind]}</p>
        <p class="amount">${moneyText(found.amountDiram, found.currency, language)}</p>
        <p class="muted">${found.registeredAt?.toISOString()}</p></section>`;
      return sendPage(context, { language, title, heading: title, languageLinks: true, body });
    });
  };
}
