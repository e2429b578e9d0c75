import type { TextsLike } from "@sughurta/i18n";
import { errorExist } from "@sughurta/messages/requests/en";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  title: "We will call you",
  text: "Leave your number and we will call during working hours.",
  fold: "Request a call",
  phone: "Phone number",
  hint: "Nine digits after +992",
  submit: "Call me",
  home: "Go to the home page",
  call: "Call {{phone}}",
  requestRegistred: "Request accepted. We will call soon",
  errorExist,
  mistyped: "The request was not sent: correct the phone number and send it again",
  unavailable:
    "The request was not sent: the service does not answer. Try again in a minute or call {{phone}}",
  tooMany: "Too many requests in a row. Try again {{wait}} or call {{phone}}",
  notes: {
    off: "Scripts are off in this browser: you can read everything, and buy a policy by phone, {{phone}}.",
    outdated:
      "This browser is out of date: you can read, but buttons and forms do not work. Update the browser or buy a policy by phone on {{phone}}.",
    failed:
      "The page did not load completely: buttons and forms do not work. Reload the page. If that does not help, call {{phone}}.",
    reload: "Reload the page",
  },
};
