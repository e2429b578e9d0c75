import type { FileDropTexts } from "./file-drop.tsx";

/** Russian words for stories and tests. */
export const fileDropTexts: FileDropTexts = {
  choose: "Выбрать файлы",
  drop: "или перетащите их сюда",
  full: "Больше файлов не нужно",
  camera: "Сделать снимок",
  remove: (name) => `Убрать ${name}`,
  retry: "Повторить",
  chooseAnother: "Выбрать другой файл",
  sending: (name) => `Отправляем ${name}`,
  sent: "отправлен",
};
