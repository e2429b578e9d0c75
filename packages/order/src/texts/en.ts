import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  steps: {
    label: "Steps of the order",
    progress: "Step {{step}} of {{count}}",
    done: "filled in",
    next: "Continue",
    return: "Done, go back",
    leave: "Leave this step unfinished and go back: {{step}}",
    earlier: "What is filled in already",
    change: "Change",
    changeOf: "Change: {{what}}",
  },
  buy: {
    priced: "Buy for {{price}}",
    unpriced: "Buy",
    priceFirst: "Wait while we work out the price",
  },
  anotherDevice: "Finish on another device",
  finishByPhone: "Finish by phone",
  summary: {
    title: "Your policy",
    open: "Details",
    close: "Close",
  },
  options: {
    sum: "Cover limit: {{name}}",
    premium: "Adds {{price}} to the price",
    offer: "+\u00a0{{price}}",
    offerOfSum: "Cover limit {{sum}}: +\u00a0{{price}}",
  },
  price: {
    label: "Price of the policy",
    was: "without the discount",
    counting: "Working out the price…",
    outdated: "earlier price",
    changed: "It was {{from}}, now it is {{to}}.",
    by: "{{part}}: {{sum}}",
    breakdown: "What the price is made of",
  },
  noPrice: {
    refused: "We cannot offer a policy for these details",
    tooMany: "We will work out the price a little later",
    tooManyText:
      "Too many requests in a row. In {{seconds}} s we will work it out by ourselves, and you can go on. We also help by phone: {{phone}}.",
    unavailable: "We cannot work out the price right now",
    unavailableText:
      "There is no connection to the service. We will try again by ourselves, and you can go on. We also help by phone: {{phone}}.",
    again: "Work it out now",
  },
};
