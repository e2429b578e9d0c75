import type { Language, PaymentOperator } from "@sughurta/domain";

interface BankTexts {
  readonly sandbox: string;
  readonly about: string;
  readonly toPay: string;
  readonly merchant: string;
  readonly reference: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly close: string;
  readonly forTesters: string;
  readonly silent: string;
  readonly wrongAmount: string;
  readonly receipt: string;
  readonly halfReceipt: string;
  readonly done: Readonly<Record<"paid" | "failed" | "cancelled", string>>;
  readonly expired: string;
  readonly back: string;
  readonly unknown: string;
}

/** Texts of the sandbox bank. */
export const bankTexts: Record<Language, BankTexts> = {
  ru: {
    sandbox: "Учебный банк: деньги не списываются",
    about: "Банк открывается сам, когда вы платите на сайте. Здесь есть страницы операторов:",
    toPay: "К оплате",
    merchant: "Получатель",
    reference: "Номер операции",
    pay: "Оплатить",
    decline: "Отказ банка",
    cancel: "Отменить и вернуться",
    close: "Эту страницу можно и просто закрыть: через минуту магазин сам спросит банк.",
    forTesters: "Для проверки",
    silent: "Оплатить, но не сообщать магазину",
    wrongAmount: "Оплатить на 1 сомони меньше",
    receipt: "Скачать чек",
    halfReceipt: "Чек на половину:",
    done: { paid: "Оплата прошла", failed: "Банк отказал", cancelled: "Оплата отменена" },
    expired: "Время на оплату вышло. Вернитесь в магазин и начните заново.",
    back: "Вернуться в магазин",
    unknown: "Такой операции нет",
  },
  tg: {
    sandbox: "Бонки омӯзишӣ: пул гирифта намешавад",
    about:
      "Бонк худаш кушода мешавад, вақте ки шумо дар сомона пардохт мекунед. Саҳифаҳои операторон:",
    toPay: "Барои пардохт",
    merchant: "Гиранда",
    reference: "Рақами амалиёт",
    pay: "Пардохт кардан",
    decline: "Рад кардани бонк",
    cancel: "Бекор кардан ва баргаштан",
    close: "Ин саҳифаро пӯшидан ҳам мумкин аст: пас аз як дақиқа мағоза худаш аз бонк мепурсад.",
    forTesters: "Барои санҷиш",
    silent: "Пардохт кардан, вале ба мағоза хабар надодан",
    wrongAmount: "1 сомонӣ камтар пардохт кардан",
    receipt: "Боргирии чек",
    halfReceipt: "Чек барои нисф:",
    done: { paid: "Пардохт анҷом ёфт", failed: "Бонк рад кард", cancelled: "Пардохт бекор шуд" },
    expired: "Вақти пардохт гузашт. Ба мағоза баргардед ва аз нав оғоз кунед.",
    back: "Ба мағоза баргаштан",
    unknown: "Чунин амалиёт нест",
  },
  en: {
    sandbox: "Practice bank: no money is taken",
    about: "The bank opens by itself when you pay on the site. It has a page for each operator:",
    toPay: "To pay",
    merchant: "Payee",
    reference: "Reference",
    pay: "Pay",
    decline: "Bank declines",
    cancel: "Cancel and go back",
    close: "You can also just close this page: in a minute the shop asks the bank itself.",
    forTesters: "For testing",
    silent: "Pay, but do not tell the shop",
    wrongAmount: "Pay 1 somoni less",
    receipt: "Download a receipt",
    halfReceipt: "Receipt for half:",
    done: { paid: "Paid", failed: "The bank declined", cancelled: "The payment was cancelled" },
    expired: "The time to pay is over. Go back to the shop and start again.",
    back: "Back to the shop",
    unknown: "There is no such payment",
  },
};

/** Colours of the sandbox operators. */
export const OPERATOR_COLOURS: Readonly<Record<PaymentOperator, string>> = {
  card_dc_city: "#0b6b53",
  vaslpay: "#7a2e8e",
  dc: "#0f5c8c",
  payler: "#33415c",
  qr: "#8a3d12",
};
