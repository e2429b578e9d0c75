import { subscribe } from "@sughurta/contracts";
import type { Language } from "@sughurta/domain";
import { subscription } from "#src/database/schema/subscription.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import type { Service } from "#src/service.ts";

const THANKS: Readonly<Record<Language, string>> = {
  ru: "Спасибо, вы подписаны",
  tg: "Ташаккур, шумо обуна шудед",
  en: "Thank you, you are subscribed",
};

/** The whole site is one caller here; the gateway slows down single visitors. */
const SUBSCRIBE_RULE = { max: 300, windowSeconds: 60 };

/** The mailing list; an address that is there already gets the same answer. */
export function subscriptionRoutes(service: Service): Route[] {
  return [
    route(
      subscribe,
      async ({ db, body, language }) => {
        await db
          .insert(subscription)
          .values({ email: body.email.toLowerCase(), language, createdAt: service.now() })
          .onConflictDoNothing();
        return answer(200, { success: "true", text: THANKS[language] });
      },
      { limit: SUBSCRIBE_RULE },
    ),
  ];
}
