import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  blog: {
    title: "Мақолаҳо",
    lead: "Кӯтоҳ ва фаҳмо: суғуртаро чӣ тавр интихоб кардан ва ҳангоми ҳодиса чӣ кор кардан.",
    empty: "Ҳоло мақола нест",
    pages: "Саҳифаҳои мақолаҳо",
    page: "Саҳифаи {{page}}",
    tags: "Мавзуъҳо",
    similar: "Мақолаҳои монанд",
    back: "Ба рӯйхати мақолаҳо",
    callback: "Фармоиши занг",
    published: "Нашр шуд {{date}}",
  },
};
