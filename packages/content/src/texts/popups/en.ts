import type { TextsLike } from "@sughurta/i18n";
import { errorExist } from "@sughurta/messages/requests/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  callback: {
    title: "We will call you",
    text: "Leave your number and we will call during working hours.",
    phone: "Phone number",
    submit: "Call me",
    close: "Close",
    requestRegistred: "Request accepted. We will call soon",
    errorExist,
    unexpected: "The request could not be sent. Try later or call {{phone}}",
  },
};
