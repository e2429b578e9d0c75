import { messageSettings, saveMessageSettings } from "@sughurta/contracts/account";
import { eq } from "drizzle-orm";
import { user } from "#src/platform/database/schema/service.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import { answer, type Route, route } from "#src/platform/http/route.ts";
import { messageSettingsOf } from "./notification-preferences.ts";
import { signedIn } from "./profile-routes.ts";

/** What is sent to a signed-in person by mail and SMS, and in which language (SPEC-20). */
export function messageSettingsRoutes(): Route[] {
  return [
    route(messageSettings, async ({ db, userId }) => {
      const [person] = await db
        .select()
        .from(user)
        .where(eq(user.id, signedIn(userId)));
      if (!person) throw notFound();
      return answer(200, messageSettingsOf(person));
    }),
    route(saveMessageSettings, async ({ db, body, userId }) => {
      const [person] = await db
        .update(user)
        .set({ messages: body })
        .where(eq(user.id, signedIn(userId)))
        .returning();
      if (!person) throw notFound();
      return answer(200, messageSettingsOf(person));
    }),
  ];
}
