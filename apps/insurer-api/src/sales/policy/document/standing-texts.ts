import type { Language } from "@sughurta/domain";

interface StandingTexts {
  readonly cancelled: string;
  readonly suspended: string;
  /** Over the parts that are still to be paid, with the rule about them. */
  readonly later: string;
}

/** What a policy document says of cancellation, of suspension and of parts that are to be paid. */
export const standingTexts: Record<Language, StandingTexts> = {
  ru: {
    cancelled: "Полис отменён {{date}}. Защита закончилась в этот день.",
    suspended: "Защита приостановлена с {{date}}. Чтобы возобновить, оплатите {{sum}}: {{pay}}",
    later:
      "Осталось оплатить: {{pay}}. Без оплаты защита приостанавливается через {{days}} дней после срока",
  },
  tg: {
    cancelled: "Полис {{date}} бекор шуд. Ҳимоя дар ҳамин рӯз ба охир расид.",
    suspended:
      "Ҳимоя аз {{date}} боздошта шудааст. Барои барқарор кардан {{sum}} пардозед: {{pay}}",
    later: "Боқӣ мондааст: {{pay}}. Бе пардохт ҳимоя {{days}} рӯз пас аз муҳлат боздошта мешавад",
  },
  en: {
    cancelled: "Policy cancelled on {{date}}. Cover ended with that day.",
    suspended: "Cover suspended since {{date}}. To restore it, pay {{sum}}: {{pay}}",
    later:
      "Still to be paid: {{pay}}. If it is not, cover is suspended {{days}} days after the date",
  },
};
