import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  boxes: "Полисҳои тайёр",
  crumbs: "Роҳ ба ин саҳифа",
  lead: "Маълумоти касеро, ки суғурта мехарад, пур кунед. Он барои шартнома лозим аст.",
  person: "Суғурташаванда",
  document: "Ҳуҷҷат",
  contacts: "Тамос бо шумо",
  contactsHint: "Ба ин рақам SMS бо рақами полис меояд.",
  emailHint: "Полисро дар PDF мефиристем",
  summary: "Фармоиши шумо",
  product: "Суғурта",
  prepaid: "Маблағи суғурта",
  months: "Муҳлат",
  monthsValue_one: "{{count}} моҳ",
  monthsValue_other: "{{count}} моҳ",
  begin: "Оғози амал",
  discount: "Тахфиф бо рамз",
  price: "Пардохт",
  wasPrice: "пештар буд",
  priceMoved: "Нарх тағйир ёфт: пештар {{old}}, ҳоло {{price}}.",
  secure: "Маълумот рамзгузорӣ карда фиристода мешавад ва барои барасмиятдарории полис лозим аст.",
};
