const ru = {
  title: "Картинки и документы",
  empty: "Файлов пока нет",
  add: "Добавить файл",
  added: "Файл добавлен, его адрес для полей и текста:",
  file: "Файл: JPG, PNG, WebP, AVIF или PDF, до 15 МБ",
  alt: "Что на картинке",
  altHint: "Это услышит тот, кто картинку не видит. Если она только украшает, оставьте пустым",
  imported: "загружен с архивом",
  inText: "Для вставки в текст",
};

const tg: typeof ru = {
  title: "Расмҳо ва ҳуҷҷатҳо",
  empty: "Ҳанӯз файл нест",
  add: "Илова кардани файл",
  added: "Файл илова шуд, суроғаи он барои майдонҳо ва матн:",
  file: "Файл: JPG, PNG, WebP, AVIF ё PDF, то 15 МБ",
  alt: "Дар расм чист",
  altHint: "Инро касе мешунавад, ки расмро намебинад. Агар расм танҳо ороиш бошад, холӣ гузоред",
  imported: "бо архив омадааст",
  inText: "Барои гузоштан дар матн",
};

const en: typeof ru = {
  title: "Pictures and documents",
  empty: "There are no files yet",
  add: "Add a file",
  added: "The file is added; its address for fields and texts:",
  file: "File: JPG, PNG, WebP, AVIF or PDF, up to 15 MB",
  alt: "What the picture shows",
  altHint:
    "Read aloud to people who cannot see it. Leave it empty if the picture is only decoration",
  imported: "came with an archive",
  inText: "To put into a text",
};

export const fileTexts = { ru, tg, en };
