import type { Language } from "@sughurta/domain";

interface ListenerTexts {
  readonly title: string;
  readonly about: string;
  readonly go: string;
  readonly unknown: string;
  readonly back: string;
}

/** Words of the page between the shop and a provider. */
export const listenerTexts: Record<Language, ListenerTexts> = {
  ru: {
    title: "Переходим к оплате",
    about: "Сейчас откроется страница банка. Если она не открылась, нажмите кнопку.",
    go: "Перейти к оплате",
    unknown: "Такого платежа нет",
    back: "Вернуться на сайт",
  },
  tg: {
    title: "Ба пардохт мегузарем",
    about: "Ҳозир саҳифаи бонк кушода мешавад. Агар кушода нашавад, тугмаро пахш кунед.",
    go: "Ба пардохт гузаштан",
    unknown: "Чунин пардохт нест",
    back: "Ба сомона баргаштан",
  },
  en: {
    title: "Going to the payment page",
    about: "The bank’s page opens in a moment. If it does not, press the button.",
    go: "Go to the payment page",
    unknown: "There is no such payment",
    back: "Back to the site",
  },
};
