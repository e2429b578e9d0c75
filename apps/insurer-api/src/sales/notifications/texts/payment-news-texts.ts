import type { Language } from "@sughurta/domain";

/** A decision about money that is sent to the buyer. */
export type PaymentNews =
  | "refund"
  | "partRefund"
  | "refundOfPart"
  | "kept"
  | "excess"
  | "refundPaid"
  | "refundRejected"
  | "closed"
  | "closedPart"
  | "closedPaid"
  | "partCounted"
  | "rest"
  | "restOfPart"
  | "receiptRejected"
  | "receiptRejectedLate";

interface PaymentNewsTexts {
  readonly greeting: string;
  readonly farewell: string;
  /** An SMS around the text of an email. */
  readonly sms: string;
  readonly kinds: Readonly<
    Record<PaymentNews, { readonly subject: string; readonly text: string }>
  >;
}

/** Emails and SMS about decisions on a payment, by language. */
export const paymentNewsTexts: Record<Language, PaymentNewsTexts> = {
  ru: {
    greeting: "Здравствуйте, {{name}}!",
    farewell: "Если остались вопросы, звоните {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Вопросы: {{phone}}",
    kinds: {
      refund: {
        subject: "Вернём деньги за «{{title}}»",
        text: "Полис «{{title}}» по вашему платежу не оформлен. Причина: {{note}} Вернём {{sum}} до {{due}} тем же способом, каким вы платили. Нужен полис — оформите заказ ещё раз.",
      },
      partRefund: {
        subject: "Вернём ваш платёж за «{{title}}»",
        text: "Ваш платёж по полису «{{title}}» не принят. Причина: {{note}} Вернём {{sum}} до {{due}} тем же способом, каким вы платили.",
      },
      refundOfPart: {
        subject: "Вернём часть денег за «{{title}}»",
        text: "Вернём {{sum}} из вашего платежа за «{{title}}» до {{due}} тем же способом, каким вы платили. Причина: {{note}} Остальные деньги проверяем и сообщим решение. Не платите повторно.",
      },
      kept: {
        subject: "Решение о вашем платеже за «{{title}}»",
        text: "Из вашего платежа за «{{title}}» мы не возвращаем {{sum}}. Причина: {{note}}",
      },
      excess: {
        subject: "Вернём лишние деньги за «{{title}}»",
        text: "За «{{title}}» пришло больше, чем нужно. Вернём {{sum}} до {{due}} тем же способом, каким вы платили. Полис действует.",
      },
      refundPaid: {
        subject: "Деньги за «{{title}}» отправлены",
        text: "Мы отправили вам {{sum}} за «{{title}}».",
      },
      refundRejected: {
        subject: "Ещё раз проверяем ваш платёж за «{{title}}»",
        text: "Возврат {{sum}} за «{{title}}» не утверждён. Причина: {{note}} Мы ещё раз проверим платёж и сообщим решение. Не платите повторно.",
      },
      closed: {
        subject: "Мы не нашли вашу оплату за «{{title}}»",
        text: "Мы не нашли вашу оплату за «{{title}}», полис не оформлен. Причина: {{note}} Нужен полис — оформите заказ ещё раз. Если деньги списаны, не платите повторно, позвоните.",
      },
      closedPart: {
        subject: "Мы не нашли ваш платёж за «{{title}}»",
        text: "Мы не нашли ваш платёж по полису «{{title}}». Причина: {{note}} Оплатите эту часть ещё раз. Если деньги списаны, не платите повторно, позвоните.",
      },
      closedPaid: {
        subject: "Второго платежа за «{{title}}» нет",
        text: "Второй платёж за «{{title}}» к нам не приходил. Причина: {{note}} Полис по первому платежу действует. Если деньги списаны дважды, позвоните.",
      },
      partCounted: {
        subject: "Приняли чек за «{{title}}», осталось доплатить {{missing}}",
        text: "Мы приняли ваш чек за «{{title}}», всего оплачено {{sum}}. Доплатите {{missing}} по тому же QR-коду и отправьте следующий чек.",
      },
      rest: {
        subject: "Осталось доплатить {{missing}} за «{{title}}»",
        text: "За «{{title}}» пришло {{sum}}: не хватает {{missing}}. Причина: {{note}} Доплатите до {{due}}: {{link}} Полис придёт сразу после доплаты.",
      },
      restOfPart: {
        subject: "Осталось доплатить {{missing}} по полису «{{title}}»",
        text: "За часть цены полиса «{{title}}» пришло {{sum}}: не хватает {{missing}}. Причина: {{note}} Доплатите до {{due}}: {{link}}",
      },
      receiptRejected: {
        subject: "Чек за «{{title}}» не принят",
        text: "Мы не приняли ваш чек за «{{title}}». Причина: {{note}} Отправьте другой чек на странице оплаты или выберите другой способ оплаты.",
      },
      receiptRejectedLate: {
        subject: "Чек за «{{title}}» не принят",
        text: "Мы не приняли ваш чек за «{{title}}». Причина: {{note}} Если вы платили, позвоните. Если нет, оплатите ещё раз на сайте.",
      },
    },
  },
  tg: {
    greeting: "Салом, {{name}}!",
    farewell: "Агар савол дошта бошед, ба {{phone}} занг занед.\n{{brand}}",
    sms: "{{brand}}: {{news}} Савол: {{phone}}",
    kinds: {
      refund: {
        subject: "Пулро барои «{{title}}» бармегардонем",
        text: "Полиси «{{title}}» аз рӯйи пардохти шумо ба расмият дароварда нашуд. Сабаб: {{note}} {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем. Агар полис лозим бошад, фармоишро аз нав ба расмият дароред.",
      },
      partRefund: {
        subject: "Пардохти шуморо барои «{{title}}» бармегардонем",
        text: "Пардохти шумо аз рӯйи полиси «{{title}}» қабул нашуд. Сабаб: {{note}} {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем.",
      },
      refundOfPart: {
        subject: "Як қисми пулро барои «{{title}}» бармегардонем",
        text: "Аз пардохти шумо барои «{{title}}» {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем. Сабаб: {{note}} Пули боқимондаро месанҷем ва қарорро хабар медиҳем. Аз нав пардохт накунед.",
      },
      kept: {
        subject: "Қарор дар бораи пардохти шумо барои «{{title}}»",
        text: "Аз пардохти шумо барои «{{title}}» {{sum}}-ро барнамегардонем. Сабаб: {{note}}",
      },
      excess: {
        subject: "Пули зиёдатиро барои «{{title}}» бармегардонем",
        text: "Барои «{{title}}» аз лозима зиёд пул омад. {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем. Полис амал мекунад.",
      },
      refundPaid: {
        subject: "Пул барои «{{title}}» фиристода шуд",
        text: "Мо ба шумо барои «{{title}}» {{sum}} фиристодем.",
      },
      refundRejected: {
        subject: "Пардохти шуморо барои «{{title}}» аз нав месанҷем",
        text: "Баргардонидани {{sum}} барои «{{title}}» тасдиқ нашуд. Сабаб: {{note}} Мо пардохтро аз нав месанҷем ва қарорро хабар медиҳем. Аз нав пардохт накунед.",
      },
      closed: {
        subject: "Пардохти шуморо барои «{{title}}» наёфтем",
        text: "Мо пардохти шуморо барои «{{title}}» наёфтем, полис ба расмият дароварда нашуд. Сабаб: {{note}} Агар полис лозим бошад, фармоишро аз нав ба расмият дароред. Агар пул аз ҳисоби шумо гирифта шуда бошад, аз нав пардохт накунед, занг занед.",
      },
      closedPart: {
        subject: "Пардохти шуморо барои «{{title}}» наёфтем",
        text: "Мо пардохти шуморо аз рӯйи полиси «{{title}}» наёфтем. Сабаб: {{note}} Ин қисмро аз нав пардохт кунед. Агар пул аз ҳисоби шумо гирифта шуда бошад, аз нав пардохт накунед, занг занед.",
      },
      closedPaid: {
        subject: "Пардохти дуюм барои «{{title}}» нест",
        text: "Пардохти дуюм барои «{{title}}» ба мо наомадааст. Сабаб: {{note}} Полис аз рӯйи пардохти якум амал мекунад. Агар пул ду бор гирифта шуда бошад, занг занед.",
      },
      partCounted: {
        subject: "Чекро барои «{{title}}» қабул кардем, боз {{missing}} пардохтан лозим",
        text: "Мо чеки шуморо барои «{{title}}» қабул кардем, ҳамагӣ {{sum}} пардохт шуд. Боз {{missing}} бо ҳамон рамзи QR пардохта, чеки навбатиро фиристед.",
      },
      rest: {
        subject: "Барои «{{title}}» боз {{missing}} пардохтан лозим",
        text: "Барои «{{title}}» {{sum}} омад: {{missing}} намерасад. Сабаб: {{note}} Боқимондаро то {{due}} пардозед: {{link}} Полис дарҳол пас аз пардохт меояд.",
      },
      restOfPart: {
        subject: "Аз рӯйи полиси «{{title}}» боз {{missing}} пардохтан лозим",
        text: "Барои қисми нархи полиси «{{title}}» {{sum}} омад: {{missing}} намерасад. Сабаб: {{note}} Боқимондаро то {{due}} пардозед: {{link}}",
      },
      receiptRejected: {
        subject: "Чек барои «{{title}}» қабул нашуд",
        text: "Мо чеки шуморо барои «{{title}}» қабул накардем. Сабаб: {{note}} Дар саҳифаи пардохт чеки дигар фиристед ё тарзи дигари пардохтро интихоб кунед.",
      },
      receiptRejectedLate: {
        subject: "Чек барои «{{title}}» қабул нашуд",
        text: "Мо чеки шуморо барои «{{title}}» қабул накардем. Сабаб: {{note}} Агар пардохт карда бошед, занг занед. Агар не, дар сомона аз нав пардохт кунед.",
      },
    },
  },
  en: {
    greeting: "Hello {{name}},",
    farewell: "If you have a question, call {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Questions: {{phone}}",
    kinds: {
      refund: {
        subject: "We will refund your payment for {{title}}",
        text: "We could not issue a policy for your payment for {{title}}. Reason: {{note}} We will refund {{sum}} to your original payment method by {{due}}. If you need the policy, place the order again.",
      },
      partRefund: {
        subject: "We will refund your payment for {{title}}",
        text: "Your payment for the policy {{title}} was not accepted. Reason: {{note}} We will refund {{sum}} to your original payment method by {{due}}.",
      },
      refundOfPart: {
        subject: "We will refund a part of your payment for {{title}}",
        text: "We will refund {{sum}} of your payment for {{title}} by {{due}} to your original payment method. Reason: {{note}} We are checking the rest of the money and will tell you what we decide. Do not pay again.",
      },
      kept: {
        subject: "A decision about your payment for {{title}}",
        text: "We do not refund {{sum}} of your payment for {{title}}. Reason: {{note}}",
      },
      excess: {
        subject: "We will refund your overpayment for {{title}}",
        text: "You paid more than the price of {{title}}. We will refund {{sum}} to your original payment method by {{due}}. Your policy is valid.",
      },
      refundPaid: {
        subject: "The money for {{title}} is on its way",
        text: "We have sent you {{sum}} for {{title}}.",
      },
      refundRejected: {
        subject: "We are checking your payment for {{title}} again",
        text: "The refund of {{sum}} for {{title}} was not approved. Reason: {{note}} We will check the payment again and tell you what we decide. Do not pay again.",
      },
      closed: {
        subject: "We have not found your payment for {{title}}",
        text: "We have not found your payment for {{title}}, so there is no policy. Reason: {{note}} If you need the policy, place the order again. If money left your account, do not pay again: call us.",
      },
      closedPart: {
        subject: "We have not found your payment for {{title}}",
        text: "We have not found your payment for the policy {{title}}. Reason: {{note}} Pay this instalment again. If money left your account, do not pay again: call us.",
      },
      closedPaid: {
        subject: "There is no second payment for {{title}}",
        text: "No second payment for {{title}} has reached us. Reason: {{note}} The first payment covers your policy, which is valid. If money left your account twice, call us.",
      },
      partCounted: {
        subject: "We have accepted your receipt for {{title}}; {{missing}} is still to pay",
        text: "We have accepted your receipt for {{title}}: {{sum}} is paid. Pay the remaining {{missing}} with the same QR code and send the next receipt.",
      },
      rest: {
        subject: "{{missing}} is still to pay for {{title}}",
        text: "We received {{sum}} for {{title}}: {{missing}} is missing. Reason: {{note}} Pay the rest by {{due}}: {{link}} The policy arrives as soon as you have paid.",
      },
      restOfPart: {
        subject: "{{missing}} is still to pay for the policy {{title}}",
        text: "We received {{sum}} for an instalment of the policy {{title}}: {{missing}} is missing. Reason: {{note}} Pay the rest by {{due}}: {{link}}",
      },
      receiptRejected: {
        subject: "Your receipt for {{title}} was not accepted",
        text: "We have not accepted your receipt for {{title}}. Reason: {{note}} Send another receipt on the payment page, or choose another way to pay.",
      },
      receiptRejectedLate: {
        subject: "Your receipt for {{title}} was not accepted",
        text: "We have not accepted your receipt for {{title}}. Reason: {{note}} If you have paid, call us. If not, pay again on the site.",
      },
    },
  },
};
