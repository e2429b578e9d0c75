import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

/** A summer offer that has ended: inactive, so unlisted (SPEC-17). */
export const iskanderkul: BlogPostSeed = {
  id: 16,
  slug: "iskanderkul-leto-2025",
  mainImg: "",
  createdAt: "2025-07-15",
  unlisted: true,
  categories: [2],
  title: {
    ru: "Лето на Искандеркуле: полис в подарок",
    tg: "Тобистон дар Искандаркӯл: полис ҳамчун туҳфа",
    en: "Summer at Iskanderkul: a policy as a gift",
  },
  subTitle: {
    ru: "Акция шла до 31 августа 2025 года и завершена.",
    tg: "Пешниҳод то 31 августи соли 2025 давом дошт ва анҷом ёфт.",
    en: "The offer ran until 31 August 2025 and has ended.",
  },
  tags: { ru: "акция, горы, лето", tg: "пешниҳод, кӯҳ, тобистон", en: "offer, mountains, summer" },
  descriptions: [
    {
      ru: "<p>Летом 2025 года каждый, кто снимал домик у озера через наших партнёров, получал полис «Горы без тревоги» бесплатно. За сезон его активировали 412 человек, спасатели выходили трижды, все вернулись домой.</p><p>Акция закончилась, но сам полис остался: три месяца защиты в горах за 85 сомони.</p>",
      tg: "<p>Тобистони соли 2025 ҳар касе, ки тавассути шарикони мо дар соҳили кӯл хонача мегирифт, полиси «Кӯҳҳо бе ташвиш»-ро ройгон мегирифт. Дар як мавсим онро 412 нафар фаъол карданд, наҷотбахшон се бор баромаданд, ҳама ба хона баргаштанд.</p><p>Пешниҳод анҷом ёфт, аммо худи полис монд: се моҳ ҳимоя дар кӯҳ ба 85 сомонӣ.</p>",
      en: "<p>In the summer of 2025 everyone who rented a cabin by the lake through our partners received “Mountains without worry” free of charge. Over the season 412 people activated it, the rescuers went out three times, and all came home.</p><p>The offer is over, but the policy remains: three months of cover in the mountains for 85 somoni.</p>",
    },
    {
      ru: "<h3>Если едете сейчас</h3><p>Дорога от трассы к озеру узкая и осыпается после дождя: поезжайте утром. Купаться в ледниковой воде дольше пяти минут не стоит. И закажите звонок, мы подскажем, какой полис нужен в это время года.</p>",
      tg: "<h3>Агар ҳозир равед</h3><p>Роҳ аз шоҳроҳ то кӯл танг аст ва пас аз борон мерезад: субҳ равед. Дар оби пиряхӣ зиёда аз панҷ дақиқа шиноварӣ накунед. Ва зангро фармоиш диҳед, мо мегӯем, ки дар ин мавсим кадом полис лозим аст.</p>",
      en: "<h3>If you go now</h3><p>The road from the highway to the lake is narrow and crumbles after rain: drive in the morning. Do not swim longer than five minutes in glacier water. And ask for a call; we will tell you which policy you need at this time of year.</p>",
    },
  ],
};
