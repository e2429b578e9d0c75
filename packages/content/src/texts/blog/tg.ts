import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  blog: {
    title: "Блог",
    lead: "Кӯтоҳ ва фаҳмо: суғуртаро чӣ тавр интихоб кардан ва ҳангоми ҳодиса чӣ кор кардан.",
    empty: "Ҳанӯз мақола нест",
    pages: "Саҳифаҳои блог",
    page: "Саҳифаи {{page}}",
    tags: "Мавзуъҳо",
    similar: "Мақолаҳои монанд",
    back: "Ба рӯйхати мақолаҳо",
    callback: "Дархости занг",
    published: "Нашр шуд {{date}}",
  },
};
