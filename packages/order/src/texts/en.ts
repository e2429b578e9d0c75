import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  steps: {
    label: "Steps of the order",
    progress: "Step {{step}} of {{count}}",
    done: "completed",
    next: "Continue",
    return: "Done, go back",
    leave: "Go back: {{step}}",
    unfinished: "This step stays unfinished",
    earlier: "What is filled in already",
    change: "Change",
    changeOf: "Change: {{what}}",
  },
  buy: {
    priced: "Buy for {{price}}",
    instalments: "Buy: {{now}} now, {{price}} in total",
    now: "{{now}} now",
    unpriced: "Buy",
    priceFirst: "Wait while we work out the price",
  },
  anotherDevice: "Finish on another device",
  finishByPhone: "Finish by phone",
  remind: {
    label: "Remind me if I do not pay",
    hint: "Two messages at most. Unsubscribe with one tap.",
  },
  summary: {
    title: "Your policy",
    open: "Details",
    close: "Close",
  },
  options: {
    sum: "Cover limit: {{name}}",
    offer: "+{{price}}",
    limit: "up to {{sum}}",
    more_one: "{{count}} more add-on",
    more_other: "{{count}} more add-ons",
  },
  price: {
    label: "Price of the policy",
    dueNow: "Now, {{total}} in total",
    was: "without the discount",
    counting: "Working out the price…",
    outdated: "earlier price",
    changed: "It was {{from}}, now it is {{to}}.",
    by: "{{part}}: {{sum}}",
    breakdown: "How the price is made up",
  },
  share: {
    action: "Send the quote",
    link: "Link to the quote",
    copied: "The link is copied. Paste it into a message",
    byHand: "Copy the link and paste it into a message",
  },
  noPrice: {
    refused: "We cannot offer a policy for these details",
    tooMany: "We will work out the price a little later",
    tooManyText:
      "Too many requests in a row. We will work out the price {{wait}}. You can go on. We also help by phone: {{phone}}.",
    unavailable: "We cannot work out the price right now",
    unavailableText:
      "There is no connection to the service. We will try again by ourselves, and you can go on. We also help by phone: {{phone}}.",
    again: "Work it out now",
  },
  older: {
    title: "Continue your earlier order?",
    order: "The order you started",
  },
  draft: {
    loading: "Loading what you had filled in…",
    restored: "We have restored what you had filled in.",
    paid: "You have already paid for this order. You can start a new one here.",
    resetOrder: "Start over",
  },
  changed: {
    title: "This order was changed in another window",
    text: "While this page was open, someone filled in this order in another window or on another device. Nothing more is saved here until you choose.",
    show: "Show that order",
    keep: "Continue this one",
    failed: "There is no connection. Try again or call {{phone}}.",
  },
  undo: {
    title: "The order was cleared",
    text: "Pressed by mistake? You can bring the order back. The button goes away after 10 seconds.",
    action: "Bring it back",
  },
};
