import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  required: "Fill in this field",
  email: "Check the email address, for example name@mail.tj",
  markup: "Write plain text, without the sign <",
  tooLongBy: "Use at most {{max}} characters",
};
