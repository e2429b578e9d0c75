import type { Language } from "@sughurta/domain";

interface StandingTexts {
  readonly suspended: string;
  /** Over the parts that are still to be paid, with the rule about them. */
  readonly later: string;
}

/** What a policy document says of suspension and of parts that are to be paid. */
export const standingTexts: Record<Language, StandingTexts> = {
  ru: {
    suspended: "Защита приостановлена с {{date}}. Чтобы возобновить, оплатите {{sum}}: {{pay}}",
    later:
      "Осталось оплатить: {{pay}}. Без оплаты защита приостанавливается через {{days}} дней после срока",
  },
  tg: {
    suspended:
      "Ҳимоя аз {{date}} боздошта шудааст. Барои барқарор кардан {{sum}} пардозед: {{pay}}",
    later: "Боқӣ мондааст: {{pay}}. Бе пардохт ҳимоя {{days}} рӯз пас аз муҳлат боздошта мешавад",
  },
  en: {
    suspended: "Cover suspended since {{date}}. To restore it, pay {{sum}}: {{pay}}",
    later:
      "Still to be paid: {{pay}}. If it is not, cover is suspended {{days}} days after the date",
  },
};
