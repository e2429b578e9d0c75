import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  login: {
    title: "Ворид шудан",
    phone: "Рақами телефон",
    password: "Парол",
    submit: "Ворид шудан",
    close: "Пӯшидан",
    refused: "Телефон ё парол нодуруст аст. Онҳоро санҷед ё ба {{phone}} занг занед.",
    unexpected: "Ворид шудан муяссар нашуд. Бори дигар кӯшиш кунед ё ба {{phone}} занг занед.",
    recover: "Паролро фаромӯш кардед?",
    register: "Бақайдгирӣ",
  },
};
