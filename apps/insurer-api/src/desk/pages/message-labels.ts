import type { Language } from "@sughurta/domain";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { messageTexts } from "./message-texts.ts";

/** Three figures of a mail server, of which the first says whether it may take the message later. */
const SMTP_CODE = /^(smtp[45])\d\d$/;

/** What the code of a failure means; `undefined` where nobody knows. */
export const failureMeaning = (code: string, language: Language): string | undefined =>
  messageTexts[language].failures[code.replace(SMTP_CODE, "$1")];

/** Whom a message is for, as far as that may be seen. */
export const recipientText = (
  view: PersonalView,
  { channel, recipient }: Pick<OutboxMessage, "channel" | "recipient">,
): string => (channel === "mail" ? view.email(recipient) : view.phone(recipient));
