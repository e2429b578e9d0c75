import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  steps: {
    label: "Қадамҳои барасмиятдарорӣ",
    progress: "Қадами {{step}} аз {{count}}",
    done: "пур шуд",
    next: "Идома додан",
    return: "Тайёр, бозгашт",
    leave: "Ин қадамро нотамом гузоштан ва бозгаштан: {{step}}",
    earlier: "Он чи аллакай пур шуд",
    change: "Тағйир додан",
    changeOf: "Тағйир додан: {{what}}",
  },
  buy: {
    priced: "Харидан ба {{price}}",
    unpriced: "Харидан",
    priceFirst: "Каме сабр кунед, нархро ҳисоб мекунем",
  },
  anotherDevice: "Дар дастгоҳи дигар анҷом додан",
  finishByPhone: "Бо телефон анҷом додан",
  summary: {
    title: "Полиси шумо",
    open: "Муфассал",
    close: "Пӯшидан",
  },
  options: {
    sum: "Маблағи суғурта: {{name}}",
    premium: "Ба нарх {{price}} илова мекунад",
    offer: "+\u00a0{{price}}",
    offerOfSum: "Маблағи суғурта {{sum}}: +\u00a0{{price}}",
  },
  price: {
    label: "Нархи полис",
    was: "бе тахфиф",
    counting: "Ҳисоб мекунем…",
    outdated: "нархи пешина",
    changed: "{{from}} буд, ҳоло {{to}}.",
    by: "{{part}}: {{sum}}",
    breakdown: "Нарх аз чӣ иборат аст",
  },
  noPrice: {
    refused: "Бо чунин маълумот полис ба расмият дароварда намешавад",
    tooMany: "Нарх каме дертар ҳисоб мешавад",
    tooManyText:
      "Дархостҳо паиҳам аз ҳад зиёданд. Пас аз {{seconds}} сония мо худамон ҳисоб мекунем, шумо бошед идома дода метавонед. Бо телефон ҳам ёрӣ медиҳем: {{phone}}.",
    unavailable: "Нарх ҳисоб карда намешавад",
    unavailableText:
      "Алоқа нест. Мо худамон бори дигар кӯшиш мекунем, шумо идома дода метавонед. Бо телефони {{phone}} ҳам ёрӣ медиҳем.",
    again: "Ҳозир ҳисоб кардан",
  },
};
