import type { TextsLike } from "@sughurta/i18n";
import { couponUnknown } from "@sughurta/messages/coupon/tg";
import { tooManyRequests } from "@sughurta/messages/requests/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  agreement: {
    label: "Бо {{rules}} ва {{politics}} розӣ ҳастам",
    rules: "қоидаҳои фурӯш",
    politics: "коркарди маълумоти шахсӣ",
    newTab: "дар варақаи нав кушода мешавад",
    missing: "Барои идома додан розигиро ба қоидаҳои фурӯш ва коркарди маълумоти шахсӣ қайд кунед",
  },
  coupon: {
    label: "Рамзи тахфиф (промокод)",
    optional: "(ихтиёрӣ)",
    apply: "Истифода бурдан",
    remove: "Хориҷ кардани рамз",
    checking: "Рамзро месанҷем…",
    waiting: "Рамзи {{code}}-ро баъди пур кардани маълумот, вақте ки нарх маълум мешавад, месанҷем",
    applied: "Рамзи {{code}} қабул шуд: тахфиф {{discount}}",
    couponError: couponUnknown,
    empty: "Рамзро нависед ё майдонро холӣ гузоред",
    network: "Рамз санҷида нашуд: алоқа нест. Бори дигар кӯшиш кунед",
    tooMany: tooManyRequests,
    unavailable: "Ҳоло рамзро санҷидан мумкин нест. Дертар бори дигар кӯшиш кунед",
    notApplied: "Рамзи {{code}} истифода нашуд, нарх бе он нишон дода шудааст. {{reason}}",
  },
};
