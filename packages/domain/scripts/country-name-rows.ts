import english from "cldr-localenames-full/main/en/territories.json" with { type: "json" };
import russian from "cldr-localenames-full/main/ru/territories.json" with { type: "json" };
import tajik from "cldr-localenames-full/main/tg/territories.json" with { type: "json" };

type Names = Readonly<Record<string, string>>;

const en: Names = english.main.en.localeDisplayNames.territories;
const ru: Names = russian.main.ru.localeDisplayNames.territories;
const tg: Names = tajik.main.tg.localeDisplayNames.territories;

/** Two-letter codes of CLDR that are not countries or territories of ISO 3166-1. */
const NOT_ISO = "AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ".split(" ");

/** Common names in this country, instead of those of CLDR. */
const OVERRIDES: Readonly<Record<string, { en?: string; ru?: string; tg?: string }>> = {
  AX: { ru: "Аландские острова" },
  BY: { tg: "Беларус" },
  BQ: { ru: "Карибские Нидерланды" },
  BM: { ru: "Бермудские острова" },
  CC: { ru: "Кокосовые острова" },
  CD: { ru: "Демократическая Республика Конго", tg: "Ҷумҳурии Демократии Конго", en: "DR Congo" },
  CF: { ru: "Центральноафриканская Республика" },
  CG: { ru: "Республика Конго", tg: "Ҷумҳурии Конго", en: "Republic of the Congo" },
  CN: { tg: "Чин" },
  DE: { tg: "Олмон" },
  AE: { ru: "Объединённые Арабские Эмираты", tg: "Аморати Муттаҳидаи Араб" },
  FK: { ru: "Фолклендские острова" },
  FO: { ru: "Фарерские острова" },
  FM: { ru: "Микронезия", tg: "Микронезия" },
  GB: { tg: "Британияи Кабир" },
  GS: { ru: "Южная Георгия и Южные Сандвичевы острова" },
  HK: { en: "Hong Kong", ru: "Гонконг", tg: "Ҳонконг" },
  JP: { tg: "Ҷопон" },
  KG: { ru: "Кыргызстан" },
  KP: { ru: "Северная Корея" },
  KR: { ru: "Южная Корея" },
  KW: { tg: "Кувайт" },
  KY: { ru: "Каймановы острова" },
  MF: { tg: "Сент-Мартин" },
  MH: { ru: "Маршалловы острова" },
  MM: { en: "Myanmar", ru: "Мьянма" },
  MO: { en: "Macao", ru: "Макао", tg: "Макао" },
  MP: { ru: "Северные Марианские острова" },
  NL: { tg: "Нидерланд" },
  PG: { ru: "Папуа – Новая Гвинея" },
  PS: { en: "Palestine", ru: "Палестина", tg: "Фаластин" },
  SB: { ru: "Соломоновы острова" },
  SC: { ru: "Сейшельские острова" },
  SH: { ru: "Остров Святой Елены" },
  TC: { ru: "Острова Тёркс и Кайкос" },
  UM: { ru: "Внешние малые острова США" },
  US: { ru: "Соединённые Штаты Америки", tg: "Иёлоти Муттаҳидаи Амрико" },
  VA: { tg: "Ватикан" },
  VG: { ru: "Британские Виргинские острова" },
  VI: { ru: "Виргинские острова США" },
  ZA: { ru: "Южно-Африканская Республика" },
};

const unabbreviated = (name: string) =>
  name.replace(/^о-в /, "Остров ").replace(/^о-ва /, "Острова ");

/** Code, English, Russian and Tajik name of every ISO country, sorted by code. */
export function countryNameRows(): [string, string, string, string][] {
  return Object.keys(en)
    .filter((code) => /^[A-Z]{2}$/.test(code) && !NOT_ISO.includes(code))
    .sort()
    .map((code) => {
      const own = OVERRIDES[code];
      return [
        code,
        own?.en ?? nameIn(en, code),
        own?.ru ?? unabbreviated(nameIn(ru, code)),
        own?.tg ?? nameIn(tg, code),
      ];
    });
}

function nameIn(names: Names, code: string): string {
  const name = names[code];
  if (!name) throw new Error(`CLDR has no name for ${code}`);
  return name;
}
