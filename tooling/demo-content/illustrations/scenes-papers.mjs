import { ikat, star8 } from "./land.mjs";
import { C, line, rect } from "./palette.mjs";

const words = (x, y, size, text, fill = C.ink, anchor = "start") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;

/** Sheets of /docs to print or keep in the phone. */
export const paperScenes = {
  "doc-accident-scheme": () =>
    rect(0, 0, 1000, 1400, C.white) +
    ikat(1000, 0, 36, C.lapis7, C.saffron5, C.paper) +
    `<g font-family="Onest,Arial,sans-serif">` +
    words(60, 120, 44, "Схема ДТП · Нақшаи садама", C.lapis7) +
    words(60, 164, 30, "Accident sketch", C.inkSoft) +
    words(60, 240, 26, "Дата, время · Сана, вақт · Date, time") +
    line("M60 280H940", C.inkSoft, 2) +
    words(60, 340, 26, "Место · Ҷой · Place") +
    line("M60 380H940", C.inkSoft, 2) +
    `<rect x="60" y="430" width="880" height="620" fill="none" stroke="${C.inkSoft}" stroke-width="3"/>` +
    line(
      [1, 2, 3, 4, 5, 6, 7].map((i) => `M${60 + i * 110} 430V1050`).join("") +
        [1, 2, 3, 4, 5].map((i) => `M60 ${430 + i * 103}H940`).join(""),
      C.lapis1,
      2,
    ) +
    words(60, 1120, 26, "Машина А · Мошини А · Car A") +
    line("M60 1160H460", C.inkSoft, 2) +
    words(540, 1120, 26, "Машина Б · Мошини Б · Car B") +
    line("M540 1160H940", C.inkSoft, 2) +
    words(60, 1220, 26, "Подписи · Имзоҳо · Signatures") +
    line("M60 1270H460M540 1270H940", C.inkSoft, 2) +
    words(500, 1350, 34, "5511", C.lapis7, "middle") +
    `</g>`,
  "doc-emergency-card": () =>
    rect(0, 0, 1000, 1400, C.lapis9) +
    ikat(1000, 1364, 36, C.lapis7, C.saffron5, C.paper) +
    star8(500, 150, 70, C.saffron5, C.lapis9) +
    `<g font-family="Onest,Arial,sans-serif" font-weight="700">` +
    [
      ["101", "Пожарные · Сӯхторхомӯшкунӣ · Fire"],
      ["102", "Милиция · Милитсия · Police"],
      ["103", "Скорая · Ёрии таъҷилӣ · Ambulance"],
      ["112", "Спасатели · Наҷотбахшон · Rescue"],
      ["5511", "Sughurta"],
    ]
      .map(
        ([number, text], i) =>
          words(90, 390 + i * 200, 110, number, i === 4 ? C.saffron5 : C.white) +
          words(90, 446 + i * 200, 34, text, C.lapis2),
      )
      .join("") +
    `</g>`,
};
