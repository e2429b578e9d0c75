import type { Language } from "@sughurta/domain";

interface ReviewTexts {
  readonly subject: string;
  /** The received money and the next step; an email adds greeting and closing. */
  readonly text: string;
  readonly sms: string;
}

interface ReviewMessageTexts {
  readonly greeting: string;
  readonly farewell: string;
  /** Money received although the purchase was already paid. */
  readonly secondPayment: ReviewTexts;
  /** Money that does not match its order: no policy is issued before staff have reviewed it. */
  readonly toCheck: ReviewTexts;
}

/** Emails and SMS about money under staff review, by language. */
export const reviewMessageTexts: Record<Language, ReviewMessageTexts> = {
  ru: {
    greeting: "Здравствуйте, {{name}}!",
    farewell: "Если остались вопросы, звоните {{phone}}.\n{{brand}}",
    secondPayment: {
      subject: "Второй платёж за «{{title}}» вернём",
      text: "За «{{title}}» пришло два платежа. Полис оформлен по первому. Второй платёж, {{sum}}, мы вернём в течение 10 рабочих дней. Вам ничего делать не нужно.",
      sms: "{{brand}}: за «{{title}}» пришло два платежа. Полис оформлен, второй платёж {{sum}} вернём в течение 10 рабочих дней. Вопросы: {{phone}}",
    },
    toCheck: {
      subject: "Проверяем ваш платёж за «{{title}}»",
      text: "Мы получили {{sum}} за «{{title}}», но полис пока не оформлен: платёж не совпал с заказом. Специалист проверит его и свяжется с вами. Не платите ещё раз.",
      sms: "{{brand}}: получили {{sum}} за «{{title}}», полис пока не оформлен. Специалист проверит платёж и свяжется с вами. Не платите ещё раз. Вопросы: {{phone}}",
    },
  },
  tg: {
    greeting: "Салом, {{name}}!",
    farewell: "Агар савол дошта бошед, ба {{phone}} занг занед.\n{{brand}}",
    secondPayment: {
      subject: "Пардохти дуюм барои «{{title}}» баргардонида мешавад",
      text: "Барои «{{title}}» ду пардохт омад. Полис аз рӯйи пардохти якум ба расмият дароварда шуд. Пардохти дуюм, {{sum}}, дар давоми 10 рӯзи корӣ баргардонида мешавад. Ба шумо ҳеҷ коре кардан лозим нест.",
      sms: "{{brand}}: барои «{{title}}» ду пардохт омад. Полис тайёр аст, пардохти дуюм {{sum}} дар давоми 10 рӯзи корӣ баргардонида мешавад. Савол: {{phone}}",
    },
    toCheck: {
      subject: "Пардохти шуморо барои «{{title}}» месанҷем",
      text: "Мо {{sum}} барои «{{title}}» гирифтем, вале полис ҳанӯз ба расмият дароварда нашудааст: пардохт ба фармоиш мувофиқ наомад. Мутахассис онро месанҷад ва бо шумо тамос мегирад. Дигар пардохт накунед.",
      sms: "{{brand}}: {{sum}} барои «{{title}}» гирифтем, полис ҳанӯз тайёр нест. Мутахассис пардохтро месанҷад ва бо шумо тамос мегирад. Дигар пардохт накунед. Савол: {{phone}}",
    },
  },
  en: {
    greeting: "Hello {{name}},",
    farewell: "If you have a question, call {{phone}}.\n{{brand}}",
    secondPayment: {
      subject: "We will refund your second payment for {{title}}",
      text: "Two payments came for {{title}}. The first one paid for your policy. We will refund the second one, {{sum}}, within 10 working days. You do not need to do anything.",
      sms: "{{brand}}: two payments came for {{title}}. Your policy is ready; we will refund the second payment, {{sum}}, within 10 working days. Questions: {{phone}}",
    },
    toCheck: {
      subject: "We are checking your payment for {{title}}",
      text: "We have received {{sum}} for {{title}}, but there is no policy yet: the payment does not match the order. A specialist will check it and contact you. Do not pay again.",
      sms: "{{brand}}: we have received {{sum}} for {{title}}; there is no policy yet. A specialist will check the payment and contact you. Do not pay again. Questions: {{phone}}",
    },
  },
};
