import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    required: "Ин майдонро пур кунед",
    email: "Суроғаи почтаи электрониро санҷед, масалан name@mail.tj",
    markup: "Бо матни одӣ нависед, бе аломати <",
    tooLong: "На бештар аз {{max}} аломат мумкин аст",
  },
};
