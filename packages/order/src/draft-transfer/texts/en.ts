import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  close: "Close",
  give: {
    title: "Finish on another device",
    text: "Point the camera of your phone at the code or open the link there. Everything you have filled in will be there.",
    making: "Creating the link…",
    code: "QR code for your order",
    link: "Link to the order",
    copy: "Copy",
    copied: "The link is copied",
    copyByHand: "Copy the selected link",
    left_one: "You can use this link once in the next {{count}} minute.",
    left_other: "You can use this link once in the next {{count}} minutes.",
    secret: "Do not send it to anyone: the order has your name and documents.",
    overTitle: "The link has expired",
    over: "The order is still here. Create a new link and open it within {{minutes}} minutes.",
    failedTitle: "We could not create the link",
    failed: "Check your connection and try again. Everything you have filled in is still here.",
    again: "Create a new link",
  },
  take: {
    askTitle: "Which order do you want to go on with?",
    ask: "The link brings an order from another device. There is an unfinished one here too.",
    here: "The order on this device",
    replace: "If you open the order from the link, this one will be lost.",
    yes: "Open the order from the link",
    no: "Keep the order on this device",
    taking: "Opening your order…",
    overTitle: "This link no longer works",
    over: "A link works once and for {{minutes}} minutes only. Go back to the order on the first device and make a new one: everything you filled in is still there.",
    tooManyTitle: "Too many attempts",
    tooMany: "Wait a minute and try again.",
    failedTitle: "We could not open the order",
    failed:
      "Check your connection and try again. Everything you filled in is still on the first device.",
    again: "Try again",
  },
};
