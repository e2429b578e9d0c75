import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  home: {
    heading: "Суғурта дар интернет барои шумо ва оилаатон",
    families: "Чиро ҳифз мекунем",
    priceFrom: "аз {{price}}",
    sheetState: "Полиси шумо чунин аст",
    sheetPrice: "Нарх",
    sheetPhone: "Кумак бо телефон",
    sheetChoose: "Интихоби полис",
    actions: "Амалҳои зуд",
    claimTitle: "Ҳодисаи суғуртавӣ",
    claimText: "Ариза диҳед, аксу ҳуҷҷатҳоро замима кунед",
    checkTitle: "Санҷидани полис",
    checkText: "Аз рӯйи рақам бидонед, ки полис амал мекунад ё не",
    activateTitle: "Фаъол кардани полис",
    activateText: "Рақам ва рамзро аз корт ё SMS ворид кунед",
    popular: "Полисҳои серталаб",
    allProducts: "Ҳамаи полисҳо",
    offers: "Пешниҳодҳо",
    partners: "Шарикони мо",
    allPartners: "Ҳамаи шарикон",
    blog: "Маълумоти муфид",
    allBlog: "Ҳамаи мақолаҳо",
  },
  offers: {
    travelTitle: "Асосиҳо дар як полис: сафар бо нархи 100 TJS",
    travelText: "Табиб, дору, бағоҷ ва таъхири парвоз дар як полис барои тамоми сафар.",
    familyTitle: "Як полис барои тамоми оила",
    familyText: "Ҷароҳат дар хона, мактаб ё боғ: барои ҷубронпулӣ маълумотномаи табиб лозим аст.",
    homeTitle: "Хона тамоми сол дар ҳимоя",
    homeText:
      "Зилзила, сел, сӯхтор ва зарар аз об. Пешпардохт то 5 000 TJS, одатан дар давоми се рӯз.",
    more: "Муфассал",
    request: "Фиристодани дархост",
  },
};
