import type { TextsLike } from "@sughurta/i18n";
import { errorExist } from "@sughurta/messages/requests/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  callback: {
    title: "Ба шумо занг мезанем",
    text: "Рақамро нависед, дар вақти корӣ занг мезанем.",
    phone: "Рақами телефон",
    submit: "Зангро интизорам",
    close: "Пӯшидан",
    requestRegistred: "Дархост қабул шуд. Ба зудӣ занг мезанем",
    errorExist,
    unexpected: "Дархост фиристода нашуд. Дертар кӯшиш кунед ё ба {{phone}} занг занед",
  },
};
