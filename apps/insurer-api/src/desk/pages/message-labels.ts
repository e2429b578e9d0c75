import type { Language } from "@sughurta/domain";
import type { PersonalView } from "#src/desk/personal/mask.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { messageTexts } from "./message-texts.ts";

/** Three-digit reply code of a mail server; its first digit distinguishes temporary from permanent failures. */
const SMTP_CODE = /^(smtp[45])\d\d$/;

/** Explanation of a failure code; `undefined` for an unlisted code. */
export const failureMeaning = (code: string, language: Language): string | undefined =>
  messageTexts[language].failures[code.replace(SMTP_CODE, "$1")];

/** Recipient of a message, masked according to the view. */
export const recipientText = (
  view: PersonalView,
  { channel, recipient }: Pick<OutboxMessage, "channel" | "recipient">,
): string => (channel === "mail" ? view.email(recipient) : view.phone(recipient));
