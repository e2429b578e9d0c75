import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  close: "Пӯшидан",
  askTitle: "Ҳисоби пайвандро мекушоед?",
  ask: "Дар ин ҷо аллакай фармоиши нотамом ҳаст. Агар ҳисобро кушоед, ин фармоиш гум мешавад.",
  here: "Фармоиш дар ин дастгоҳ",
  yes: "Кушодани ҳисоб",
  no: "Нигоҳ доштани фармоиши ман",
  title: "Ҳисоб аз рӯйи пайванд",
  earlier: "Пештар",
  yesterday: "Дирӯз",
  counting: "{{when}} нарх {{before}} буд. Нархи имрӯзаро ҳисоб мекунем…",
  moved: "{{when}} {{before}} буд, имрӯз {{now}}.",
  same: "Нарх тағйир наёфт: {{now}}.",
  brokenTitle: "Ҳисоби пайванд кушода нашуд",
  broken: "Пайванд нопурра ё куҳна аст. Ҳамаашро аз нав интихоб кунед: якчанд дақиқа вақт мегирад.",
};
