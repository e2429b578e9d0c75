import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  failed: "Маълумоти суғурта бор нашуд. Интернетро санҷида, бори дигар кӯшиш кунед.",
  unavailable: "Маълумоти суғурта бор нашуд. Дертар бори дигар кӯшиш кунед.",
  again: "Бори дигар кӯшиш кардан",
  noBox: "Ин суғурта дигар фурӯхта намешавад.",
  officeOnly:
    "Ин суғурта дар дафтар ба расмият дароварда мешавад. Ба {{phone}} занг занед, суроғаро мегӯем.",
  call: "Занг задан ба {{phone}}",
  offices: "Суроғаҳои дафтарҳо",
  newTab: "дар варақаи нав кушода мешавад",
  allBoxes: "Ҳамаи полисҳо",
};
