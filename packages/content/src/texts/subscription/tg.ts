import type { TextsLike } from "@sughurta/i18n";
import { tooManyRequests } from "@sughurta/messages/requests/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  subscribe: {
    title: "Мактубҳо дар бораи суғурта бе спам",
    text: "Як бор дар моҳ: маҳсулоти нав, тахфифҳо ва маслиҳатҳои содда.",
    email: "Почтаи электронӣ",
    submit: "Обуна шудан",
    thanks: "Ташаккур, шумо обуна шудед",
    emailError:
      "Почтаи электронӣ нодуруст аст ё алоқа нест. Суроғаро санҷида, бори дигар кӯшиш кунед",
    tooMany: tooManyRequests,
  },
};
