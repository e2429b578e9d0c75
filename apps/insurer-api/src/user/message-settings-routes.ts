import { messageSettings, saveMessageSettings } from "@sughurta/contracts";
import { eq } from "drizzle-orm";
import { user } from "#src/database/schema/service.ts";
import { notFound } from "#src/http/failure-error.ts";
import { answer, type Route, route } from "#src/http/route.ts";
import { messageSettingsOf } from "./message-settings.ts";
import { signedIn } from "./profile-routes.ts";

/** What is sent to a signed-in person by mail and SMS, and in which language (decision 20). */
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
