import type { Language } from "@sughurta/domain";
import { en } from "./motor-document-texts.en.ts";
import { ru } from "./motor-document-texts.ru.ts";
import { tg } from "./motor-document-texts.tg.ts";
import type { MotorDocumentWords } from "./motor-document-words.ts";

/** Texts of the pages of a motor policy. */
export const motorDocumentTexts: Record<Language, MotorDocumentWords> = { ru, tg, en };
