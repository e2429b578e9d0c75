import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  business: {
    heading: "Суғурта барои тиҷорат",
    lead: "Кормандон, амвол, нақлиёт ва ҷавобгарӣ. Шартҳоро барои ширкати шумо интихоб мекунем.",
    products: "Маҳсулот барои тиҷорат",
    categories: "Намудҳои суғурта",
    all: "Ҳама",
    more: "Муфассал",
    request: "Фиристодани дархост",
    empty: "Дар ин бахш ҳанӯз чизе нест",
    showAll: "Нишон додани ҳама",
    crumbs: "Роҳ ба ин саҳифа",
    callTitle: "Шартҳоро муҳокима мекунем",
    callText:
      "Рақамро нависед: мутахассис занг мезанад, чанд савол медиҳад ва нархро ҳисоб карда мефиристад.",
  },
};
