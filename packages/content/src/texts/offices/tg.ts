import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  offices: {
    title: "Дафтарҳо ва нуқтаҳои фурӯш",
    lead: "Бо шиноснома биёед: полисро дар 15 дақиқа тайёр мекунем ва дар гирифтани ҷубронпулӣ кумак мерасонем.",
    address: "Суроға",
    hours: "Вақти корӣ",
    phone: "Рақами телефон",
    map: "Дар OpenStreetMap кушодан",
    onMap: "Дар харита қайд кардан",
    mapLabel: "Харитаи дафтарҳо",
    together: "Дафтарҳои наздик: {{count}}. Калонтар нишон додан",
    wholeMap: "Тамоми харита",
    zoomIn: "Наздик кардан",
    zoomOut: "Дур кардан",
    newTab: "харита дар варақаи нав кушода мешавад",
    empty: "Рӯйхати дафтарҳо ба зудӣ пайдо мешавад",
  },
};
