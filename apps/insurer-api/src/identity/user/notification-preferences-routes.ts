import { messageSettings, saveMessageSettings } from "@sughurta/contracts/account";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { messageSettingsOf } from "./notification-preferences.ts";
import { changePerson, personOf } from "./profile-routes.ts";

/** Notification preferences of a signed-in user by email and SMS, and their language (SPEC-20). */
export function messageSettingsRoutes(): Route[] {
  return [
    route(messageSettings, async ({ db, userId }) =>
      respond(200, messageSettingsOf(await personOf(db, userId))),
    ),
    route(saveMessageSettings, async ({ db, body, userId }) =>
      respond(200, messageSettingsOf(await changePerson(db, userId, { messages: body }))),
    ),
  ];
}
