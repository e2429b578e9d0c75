import { say } from "../story-words/say.fixture.ts";
import type { FileDropTexts } from "./file-drop.tsx";

/** Russian texts for stories and tests. */
export const fileDropTexts: FileDropTexts = {
  choose: "Выбрать файлы",
  drop: "или перетащите их сюда",
  full: "Больше файлов не нужно",
  camera: "Сделать снимок",
  remove: (name) => say("Убрать {{name}}", { name }),
  retry: "Повторить",
  chooseAnother: "Выбрать другой файл",
  sending: (name) => say("Отправляем {{name}}", { name }),
  sent: "отправлен",
};
