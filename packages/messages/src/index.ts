import type { Language } from "@sughurta/domain";
import { messages as fieldsEn } from "./fields/en.ts";
import { messages as fieldsRu } from "./fields/ru.ts";
import { messages as fieldsTg } from "./fields/tg.ts";
import { messages as motorEn } from "./motor/en.ts";
import { messages as motorRu } from "./motor/ru.ts";
import { messages as motorTg } from "./motor/tg.ts";
import { messages as peopleEn } from "./people/en.ts";
import { messages as peopleRu } from "./people/ru.ts";
import { messages as peopleTg } from "./people/tg.ts";
import { messages as travelEn } from "./travel/en.ts";
import { messages as travelRu } from "./travel/ru.ts";
import { messages as travelTg } from "./travel/tg.ts";
import { messages as tripEn } from "./trip/en.ts";
import { messages as tripRu } from "./trip/ru.ts";
import { messages as tripTg } from "./trip/tg.ts";

const ru = { ...fieldsRu, ...motorRu, ...peopleRu, ...travelRu, ...tripRu };

/** Code of an error that has a sentence in every language. */
export type MessageCode = keyof typeof ru;

/**
 * Every sentence by language and code, for services. `{{name}}` marks a value that the sentence needs. A form imports the
 * subjects that it needs, such as `@sughurta/messages/travel/ru`, with its other texts of a language.
 */
export const MESSAGES: Readonly<Record<Language, Readonly<Record<MessageCode, string>>>> = {
  ru,
  tg: { ...fieldsTg, ...motorTg, ...peopleTg, ...travelTg, ...tripTg },
  en: { ...fieldsEn, ...motorEn, ...peopleEn, ...travelEn, ...tripEn },
};
