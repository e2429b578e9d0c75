import type { TextsLike } from "@sughurta/i18n";
import {
  receiptMissing,
  receiptTooLarge,
  receiptTooOld,
  receiptType,
} from "@sughurta/messages/payment/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  receipt: {
    title: "Чеки пардохт",
    label: "Файли чек",
    hint: "JPG, JPEG, PNG ё PDF, то {{size}} МБ. Чек бояд аз се рӯз куҳнатар набошад.",
    choose: "Интихоби файл",
    drop: "ё онро ба ин ҷо кашед",
    full: "Файл интихоб шуд",
    remove: "Хориҷ кардани файли {{name}}",
    sent: "фиристода шуд",
    submit: "Фиристодани чек",
    sending: "Чекро мефиристем…",
    type: receiptType,
    tooLarge: receiptTooLarge,
    missing: receiptMissing,
    part: "Чек қабул шуд, ҳамагӣ {{paid}} пардохт шудааст. {{missing}} намерасад: онро пардохта, чеки навбатиро дар ин ҷо фиристед.",
    overpaid:
      "Аз маблағи лозима зиёдтар пардохт шудааст. Корманд чекҳоро мебинад ва бо шумо тамос мегирад. Барои савол ба {{phone}} занг занед.",
    underpaidShort:
      "Камтар аз лозима пардохт шудааст. Фарқиятро пардохта, чеки навбатиро дар ин ҷо фиристед.",
    incomplete: "Файли чек нопурра аст. Онро аз нав бор ё нигоҳ кунед ва боз фиристед",
    tooOld: receiptTooOld,
    failed: "Файл бор нашуд. Бори дигар кӯшиш кунед",
    submitted:
      "Чек фиристода шуд. Мо онро месанҷем ва полисро мефиристем. Барои савол ба {{phone}} занг занед.",
    accepted: "Ташаккур! Полис пардохт шуд. Агар кумак лозим бошад, ба {{phone}} занг занед.",
  },
};
