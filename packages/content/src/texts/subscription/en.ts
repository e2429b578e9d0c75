import type { TextsLike } from "@sughurta/i18n";
import { tooManyRequests } from "@sughurta/messages/requests/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  subscribe: {
    title: "Insurance news, no spam",
    text: "Once a month: new products, discounts and plain advice.",
    email: "Email",
    submit: "Subscribe",
    thanks: "Thank you, you are subscribed",
    emailError: "That did not work. Check the address and your connection, then try again",
    tooMany: tooManyRequests,
  },
};
