import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  login: {
    title: "Даромадан",
    phone: "Рақами телефон",
    password: "Парол",
    submit: "Ворид шудан",
    close: "Пӯшидан",
    refused: "Телефон ё парол мувофиқ нест. Онҳоро санҷед ё ба {{phone}} занг занед.",
    tooMany: "Кӯшишҳо аз ҳад зиёданд. {{seconds}} сония интизор шавед ё ба {{phone}} занг занед.",
    network: "Бо хидматрасонӣ алоқа нест. Такрор кунед ё ба {{phone}} занг занед.",
    unexpected: "Ворид шудан муяссар нашуд. Такрор кунед ё ба {{phone}} занг занед.",
    recover: "Паролро фаромӯш кардед?",
    register: "Бақайдгирӣ",
  },
};
