import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  home: {
    heading: "Суғурта дар интернет барои шумо ва оилаатон",
    banners: "Муҳимтарин",
    actions: "Амалҳои зуд",
    claimTitle: "Ҳодисаи суғуртавӣ",
    claimText: "Хабар диҳед, аксу ҳуҷҷатҳоро замима кунед",
    checkTitle: "Санҷидани полис",
    checkText: "Аз рӯйи рақам бидонед, ки полис амал мекунад ё не",
    activateTitle: "Фаъол кардани полис",
    activateText: "Рақам ва рамзро аз корт ё SMS ворид кунед",
    popular: "Суғуртаҳои маъмул",
    allProducts: "Ҳамаи суғуртаҳо",
    offers: "Пешниҳодҳо",
    partners: "Шарикони мо",
    allPartners: "Ҳамаи шарикон",
    blog: "Маълумоти муфид",
    allBlog: "Ҳамаи мақолаҳо",
  },
  offers: {
    travelTitle: "Ҳама чиз дохил: сафар бо 100 TJS суғурта шудааст",
    travelText: "Табиб, дору, бағоҷ ва таъхири парвоз дар як полис барои тамоми сафар.",
    familyTitle: "Як суғурта барои тамоми оила",
    familyText: "Ҷароҳат дар хона, мактаб ё боғ: пардохт бо маълумотномаи табиб, бе коғазбозӣ.",
    homeTitle: "Хона тамоми сол дар ҳимоя",
    homeText: "Зилзила, сел, сӯхтор ва обхезӣ. Пули аввал дар давоми се рӯз.",
    more: "Муфассал",
    request: "Дархост гузоштан",
  },
};
