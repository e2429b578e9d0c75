import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    required: "Fill in this field",
    email: "Check the email address, for example name@mail.tj",
    markup: "Write plain text, without the sign <",
    tooLong: "Use at most {{max}} characters",
  },
};
