import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

/** Whom a message is for, as far as that may be seen. */
export const recipientText = (
  view: PersonalView,
  { channel, recipient }: Pick<OutboxMessage, "channel" | "recipient">,
): string => (channel === "mail" ? view.email(recipient) : view.phone(recipient));
