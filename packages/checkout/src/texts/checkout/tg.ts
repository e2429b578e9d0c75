import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  agreement: {
    label: "Бо {{rules}} ва {{politics}} розӣ ҳастам",
    rules: "қоидаҳои фурӯш",
    politics: "коркарди маълумоти шахсӣ",
    newTab: "дар варақаи нав кушода мешавад",
    missing: "Барои идома додан розигиро ба қоидаҳои фурӯш қайд кунед",
  },
  coupon: {
    label: "Рамзи тахфиф (промокод)",
    optional: "(ихтиёрӣ)",
    apply: "Истифода бурдан",
    remove: "Хориҷ кардани рамз",
    checking: "Рамзро месанҷем…",
    applied: "Рамзи {{code}} қабул шуд: тахфиф {{discount}}",
  },
};
