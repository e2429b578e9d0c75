import {
  type MessageSettings,
  type MessageTopic,
  messageSettings,
  saveMessageSettings,
} from "@sughurta/contracts/account";
import type { Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { isDeleted, userOwner } from "#src/platform/caller.ts";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import { changePerson, loadPerson } from "./profile-routes.ts";

/** Defaults: messages about the user's policies, and no news. */
const UNCHOSEN: MessageSettings = {
  renewal: { mail: true, sms: true },
  claim: { mail: true, sms: true },
  news: { mail: false, sms: false },
};

/** Preferences of a deleted account: no reminders; messages about its claims are sent until they end. */
const LEFT: MessageSettings = { ...UNCHOSEN, renewal: { mail: false, sms: false } };

const USER = userOwner("");

/** The preferences of a user with defaults filled in. */
export function getMessageSettings({ messages }: Pick<typeof user.$inferSelect, "messages">) {
  return { ...UNCHOSEN, ...messages };
}

/** Notification preferences of an owner. */
export interface NotificationPreferences {
  /** Chosen language of emails and SMS, if any. */
  readonly language: Language | undefined;
  readonly wants: (topic: MessageTopic, channel: "mail" | "sms") => boolean;
}

/** Notification preferences of an owner; a guest has the defaults. */
export async function notificationPreferences(
  db: Database,
  owner: string,
): Promise<NotificationPreferences> {
  const [person] = owner.startsWith(USER)
    ? await db
        .select({ messages: user.messages })
        .from(user)
        .where(eq(user.id, owner.slice(USER.length)))
    : [];
  const messages = isDeleted(owner) ? LEFT : (person?.messages ?? {});
  const { language, ...topics } = getMessageSettings({ messages });
  return {
    language: language ?? undefined,
    wants: (topic, channel) => topics[topic][channel],
  };
}

/** Notification preferences of a signed-in user by email and SMS, and their language (SPEC-20). */
export function messageSettingsRoutes(): Route[] {
  return [
    route(messageSettings, async ({ db, userId }) =>
      respond(200, getMessageSettings(await loadPerson(db, userId))),
    ),
    route(saveMessageSettings, async ({ db, body, userId }) =>
      respond(200, getMessageSettings(await changePerson(db, userId, { messages: body }))),
    ),
  ];
}
