import type { MessageSettings, MessageTopic } from "@sughurta/contracts/account";
import type { Language } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { user } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { hasLeft, userOwner } from "#src/platform/http/caller.ts";

/** What is sent to who chose nothing: what concerns their policies, and no news. */
const UNCHOSEN: MessageSettings = {
  renewal: { mail: true, sms: true },
  claim: { mail: true, sms: true },
  news: { mail: false, sms: false },
};

/** Who removed the account is reminded of nothing; a claim that they made is told to its end. */
const LEFT: MessageSettings = { ...UNCHOSEN, renewal: { mail: false, sms: false } };

const USER = userOwner("");

/** The settings of a person with what was never chosen filled in. */
export function messageSettingsOf({ messages }: Pick<typeof user.$inferSelect, "messages">) {
  return { ...UNCHOSEN, ...messages };
}

/** What an owner wants to be told of. */
export interface NotificationPreferences {
  /** Language of emails and SMS, where one was chosen. */
  readonly language: Language | undefined;
  readonly wants: (topic: MessageTopic, channel: "mail" | "sms") => boolean;
}

/** What an owner wants to be told of; a guest has chosen nothing. */
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
  const messages = hasLeft(owner) ? LEFT : (person?.messages ?? {});
  const { language, ...topics } = messageSettingsOf({ messages });
  return {
    language: language ?? undefined,
    wants: (topic, channel) => topics[topic][channel],
  };
}
