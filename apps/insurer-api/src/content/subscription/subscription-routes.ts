import { subscribe } from "@sughurta/contracts/content";
import type { Language } from "@sughurta/domain";
import { subscription } from "#src/platform/database/schema/content.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";

const THANKS: Readonly<Record<Language, string>> = {
  ru: "Спасибо, вы подписаны",
  tg: "Ташаккур, шумо обуна шудед",
  en: "Thank you, you are subscribed",
};

/** Limit per visitor, whom the gateway identifies: several times what a person needs. */
const SUBSCRIBE_RULE = { max: 20, windowSeconds: 60 };

/** The mailing list; returns the same response for an address that is already subscribed. */
export function subscriptionRoutes(service: Pick<Platform, "now">): Route[] {
  return [
    route(
      subscribe,
      async ({ db, body, language }) => {
        await db
          .insert(subscription)
          .values({ email: body.email.toLowerCase(), language, createdAt: service.now() })
          .onConflictDoNothing();
        return respond(200, { success: "true", text: THANKS[language] });
      },
      { limit: SUBSCRIBE_RULE },
    ),
  ];
}
