import type { Language } from "@sughurta/domain";
import { en } from "./en.ts";
import { type BoxFormTexts, ru } from "./ru.ts";
import { tg } from "./tg.ts";

/** Texts of the form that composes a box. */
export const boxFormTexts: Readonly<Record<Language, BoxFormTexts>> = { ru, tg, en };
