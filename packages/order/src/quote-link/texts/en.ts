import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  close: "Close",
  askTitle: "Open the quote from the link?",
  ask: "There is an unfinished order here. If you open the quote, this order will be lost.",
  here: "The order on this device",
  yes: "Open the quote",
  no: "Keep my order",
  title: "Quote from a link",
  earlier: "Earlier",
  yesterday: "Yesterday",
  counting: "{{when}}: {{before}}. We are working out the price for today…",
  moved: "{{when}} it was {{before}}, today it is {{now}}.",
  same: "The price has not changed: {{now}}.",
  brokenTitle: "We could not open the quote",
  broken: "The link is incomplete or out of date. Choose again: it takes a couple of minutes.",
};
