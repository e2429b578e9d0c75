import type { texts as ru } from "./ru.ts";

export const texts: typeof ru = {
  title: "Sale by staff",
  opening: "Opening the order form…",
  failed: "There is no connection. Check the internet and try again.",
  again: "Try again",
  noLink: "Open this page by the link from the desk.",
  noteTitle: "Sale by staff: {{seller}}",
  note: "Fill in the order with the buyer and enter their phone. Do not pay here: at the end you send the buyer a link. Time for the order: until {{time}}.",
  end: "End the sale",
  send: {
    title: "Payment link",
    text: "The buyer receives a link by SMS, and by email if there is an address. With it they check the order, confirm their consent and pay.",
    price: "To pay",
    submit: "Send the payment link",
    back: "Back to the order",
    close: "Close",
    sentTitle: "Link sent",
    sent: "The link was sent to {{phone}}. It can be opened until {{time}}.",
    sentBoth: "The link was sent to {{phone}} and {{email}}. It can be opened until {{time}}.",
    change:
      "If the buyer wants to change something, go back to the order and send a new link: the previous one stops working.",
  },
};
