import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  documents: {
    title: "Ҳуҷҷатҳо",
    lead: "Литсензия, қоидаҳои суғурта ва намунаи шартномаҳо.",
    newTab: "дар варақаи нав кушода мешавад",
    empty: "Ҳоло ҳуҷҷат нест",
    pdf: "Ҳуҷҷати PDF",
    picture: "Тасвир",
  },
  leaders: {
    title: "Роҳбарият",
    lead: "Одамоне, ки барои ваъдаҳои мо масъуланд.",
    empty: "Ин бахш ба зудӣ пур мешавад",
  },
  partners: {
    title: "Шарикон",
    lead: "Дармонгоҳҳо, таъмиргоҳҳо, бонкҳо ва ширкатҳои дигаре, ки полиси мо он ҷо бештар медиҳад.",
    filter: "Намудҳои шарикон",
    all: "Ҳама",
    empty: "Шарикони ин намуд ҳоло нестанд",
    toSite: "Ба сомонаи шарик",
    newTab: "дар варақаи нав кушода мешавад",
    back: "Ҳамаи шарикон",
  },
};
