import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  required: "Ин майдонро пур кунед",
  email: "Суроғаи почтаи электрониро санҷед, масалан name@mail.tj",
  markup: "Бо матни одӣ нависед, бе аломати <",
  tooLongBy: "На бештар аз {{max}} аломат мумкин аст",
};
