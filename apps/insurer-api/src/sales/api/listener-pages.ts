import type { Language } from "@sughurta/domain";
import type { RateRule } from "@sughurta/server-kit";
import { and, eq } from "drizzle-orm";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type CheckoutForm, type Payment, payment } from "#src/platform/database/schema/sales.ts";
import { tooManyRequests } from "#src/platform/failures/failure-error.ts";
import type { AppEnv } from "#src/platform/http/app-env.ts";
import { pageLanguage, sendPage } from "#src/platform/http/html-page.ts";
import { isStorableText } from "#src/platform/http/raw-text.ts";
import { readBytes, readForm } from "#src/platform/http/read-body.ts";
import { handleProviderWebhook } from "#src/sales/payments/provider-reports.ts";
import { checkoutPath, returnPath, webhookPath } from "#src/sales/payments/return-addresses.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<
  Service,
  "config" | "db" | "ipRateLimiter" | "jobs" | "log" | "metrics" | "now" | "providers"
>;

/** A provider sends webhooks of many payments from one address, and many buyers return from one network. */
const FROM_ONE_ADDRESS: RateRule = { max: 600, windowSeconds: 60 };
/** Query parameters in which a provider returns our order id when it redirects a buyer back. */
const ORDER_PARAMETERS = ["order_id", "orderId", "reference"];

/** Paths reachable by providers and their buyers only: webhooks, the checkout form, and the return redirect. */
export function listenerPages(service: Needs): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.use(async (context, next) => {
      const seconds = service.ipRateLimiter.take(
        `payments ${context.get("address")}`,
        FROM_ONE_ADDRESS,
      );
      if (seconds > 0) throw tooManyRequests(seconds);
      await next();
    });
    app.on(["GET", "POST"], webhookPath(":operator"), async (context) => {
      context.set("call", "paymentNotice");
      const bytes = await readBytes(context.req.raw);
      const { searchParams: query } = new URL(context.req.url);
      const request = {
        query,
        headers: context.req.raw.headers,
        body: new TextDecoder().decode(bytes),
      };
      await handleProviderWebhook(
        service,
        service.db,
        context.req.param("operator") ?? "",
        request,
      );
      return context.json({ accepted: true });
    });
    app.get(checkoutPath(":id"), async (context) => {
      context.set("call", "paymentCheckout");
      const found = await findPayment(service, eq(payment.id, readIdentifier(context)));
      if (!found?.checkoutForm) return unknownPayment(service, context);
      const isOpen = found.state === "pending" && found.expiresAt > service.now();
      return isOpen
        ? showForm(context, found.checkoutForm)
        : context.redirect(found.returnUrl ?? service.config.publicUrl, 303);
    });
    app.on(["GET", "POST"], returnPath(":operator"), async (context) => {
      context.set("call", "paymentReturn");
      const reference = await readOrder(context);
      const operator = context.req.param("operator") ?? "";
      const found = await findPayment(
        service,
        and(eq(payment.operator, operator), eq(payment.reference, reference)),
      );
      if (!found?.returnUrl) return unknownPayment(service, context);
      return context.redirect(found.returnUrl, 303);
    });
  };
}

async function findPayment(
  { db }: Pick<Service, "db">,
  which: ReturnType<typeof and>,
): Promise<Payment | undefined> {
  const [found] = await db.select().from(payment).where(which);
  return found;
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

function readIdentifier(context: Context): string {
  const id = context.req.param("id") ?? "";
  return isIdentifier(id) ? id : NOBODY;
}

async function readOrder(context: Context): Promise<string> {
  const form = await readForm(context.req.raw);
  const given = ORDER_PARAMETERS.map((name) => context.req.query(name) ?? form.get(name));
  const found = given.find((value) => typeof value === "string") ?? "";
  return typeof found === "string" && isStorableText(found) ? found.slice(0, 100) : "";
}

function showForm(context: Context, { url, fields }: CheckoutForm): Promise<Response> {
  const language = pageLanguage(context);
  const texts = listenerTexts[language];
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<section class="card"><p>${texts.about}</p>
    <form method="post" action="${url}">${inputs}<button class="main">${texts.go}</button></form></section>`;
  return sendPage(context, {
    language,
    title: texts.title,
    heading: texts.title,
    formTargets: [new URL(url).origin],
    submitsItself: true,
    body,
  });
}

function unknownPayment({ config }: Pick<Service, "config">, context: Context): Promise<Response> {
  const language = pageLanguage(context);
  const texts = listenerTexts[language];
  const body = html`<section class="card"><h1>${texts.unknown}</h1>
    <a class="button main" href="${config.publicUrl}">${texts.back}</a></section>`;
  const { brandName: heading } = config;
  return sendPage(context, { language, title: texts.unknown, heading, status: 404, body });
}

interface ListenerTexts {
  readonly title: string;
  readonly about: string;
  readonly go: string;
  readonly unknown: string;
  readonly back: string;
}

/** Texts of the page between the shop and a provider. */
const listenerTexts: Record<Language, ListenerTexts> = {
  ru: {
    title: "Переходим к оплате",
    about: "Сейчас откроется страница банка. Если она не открылась, нажмите кнопку.",
    go: "Перейти к оплате",
    unknown: "Такого платежа нет",
    back: "Вернуться на сайт",
  },
  tg: {
    title: "Ба пардохт мегузарем",
    about: "Ҳозир саҳифаи бонк кушода мешавад. Агар кушода нашавад, тугмаро пахш кунед.",
    go: "Ба пардохт гузаштан",
    unknown: "Чунин пардохт нест",
    back: "Ба сомона баргаштан",
  },
  en: {
    title: "Going to the payment page",
    about: "The bank’s page opens in a moment. If it does not, press the button.",
    go: "Go to the payment page",
    unknown: "There is no such payment",
    back: "Back to the site",
  },
};
