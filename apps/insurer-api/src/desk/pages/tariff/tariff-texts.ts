import type { Language } from "@sughurta/domain";
import type { TariffLine, TariffState } from "#src/platform/database/schema/tariff.ts";
import type { TariffRule } from "#src/products/tariff/figures.ts";

interface TariffTexts {
  readonly title: string;
  readonly line: string;
  readonly ahead: string;
  readonly lines: Readonly<Record<TariffLine, string>>;
  readonly version: string;
  readonly today: string;
  readonly notSold: string;
  readonly from: string;
  readonly since: string;
  readonly propose: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly changes: string;
  readonly none: string;
  readonly anotherConfirms: string;
  readonly history: string;
  readonly loaded: string;
  readonly row: string;
  readonly rowsHint: string;
  readonly faults: string;
  readonly states: Readonly<Record<TariffState, string>>;
  /** Validation messages of figures. */
  readonly wrong: Readonly<
    Record<TariffRule | "number" | "above" | "atLeast" | "atMost" | "code", string>
  >;
}

/** Texts of the tariff pages. */
export const tariffTexts: Record<Language, TariffTexts> = {
  ru: {
    title: "Тарифы",
    line: "Страхование",
    ahead: "Впереди",
    lines: {
      travel: "Страхование путешественников",
      liability:
        "Обязательное страхование гражданско-правовой ответственности владельцев транспортных средств",
      casco: "Каско",
    },
    version: "Версия",
    today: "Сегодня",
    notSold: "тарифа нет, страхование не продаётся",
    from: "Действует с",
    since: "с",
    propose: "Предложить тариф",
    reason: "Почему",
    decidedBy: "Кто решил",
    changes: "Что меняется",
    none: "Ничего не меняется",
    anotherConfirms: "Этот тариф предложили вы. Подтвердить его должен другой сотрудник.",
    history: "Версии",
    loaded: "загружен",
    row: "Строка",
    rowsHint: "Пустые строки не сохраняются.",
    faults: "Тариф не сохранён. Исправьте отмеченное:",
    states: {
      proposed: "ждёт подтверждения",
      confirmed: "подтверждён",
      rejected: "отклонён",
      replaced: "заменён другим в тот же день",
    },
    wrong: {
      notBelow: "Должно быть не меньше, чем «{{than}}»: риск здесь не ниже",
      belowOne: "Должно быть не меньше 1: риск здесь выше обычного",
      notAfter: "Должно быть больше, чем в строке выше",
      countryUnknown: "Страны с таким кодом нет",
      countryHasZone: "Эта страна уже относится к другой зоне",
      twice: "Этот код уже есть в таблице",
      number: "Введите число",
      above: "Должно быть больше {{limit}}",
      atLeast: "Должно быть не меньше {{limit}}",
      atMost: "Должно быть не больше {{limit}}",
      code: "Проверьте код: латинские буквы и цифры",
    },
  },
  tg: {
    title: "Тарифҳо",
    line: "Суғурта",
    ahead: "Дар пеш",
    lines: {
      travel: "Суғуртаи мусофирон",
      liability: "Суғуртаи ҳатмии ҷавобгарии гражданию ҳуқуқии соҳибони воситаҳои нақлиёт",
      casco: "Каско",
    },
    version: "Версияи",
    today: "Имрӯз",
    notSold: "тариф нест, суғурта фурӯхта намешавад",
    from: "Амал мекунад аз",
    since: "аз",
    propose: "Тарифро пешниҳод кардан",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
    changes: "Чӣ тағйир меёбад",
    none: "Чизе тағйир намеёбад",
    anotherConfirms: "Ин тарифро шумо пешниҳод кардед. Онро бояд корманди дигар тасдиқ кунад.",
    history: "Нусхаҳо",
    loaded: "бор карда шуд",
    row: "Сатри",
    rowsHint: "Сатрҳои холӣ нигоҳ дошта намешаванд.",
    faults: "Тариф нигоҳ дошта нашуд. Ҷойҳои нишондодашударо ислоҳ кунед:",
    states: {
      proposed: "тасдиқро интизор аст",
      confirmed: "тасдиқ шуд",
      rejected: "рад шуд",
      replaced: "дар ҳамон рӯз бо дигараш иваз шуд",
    },
    wrong: {
      notBelow: "Бояд аз «{{than}}» кам набошад: хатар дар ин ҷо камтар нест",
      belowOne: "Бояд аз 1 кам набошад: хатар дар ин ҷо аз маъмулӣ зиёдтар аст",
      notAfter: "Бояд аз сатри боло зиёд бошад",
      countryUnknown: "Кишваре бо ин рамз нест",
      countryHasZone: "Ин кишвар аллакай ба минтақаи дигар дохил аст",
      twice: "Ин рамз аллакай дар ҷадвал ҳаст",
      number: "Рақам ворид кунед",
      above: "Бояд аз {{limit}} зиёд бошад",
      atLeast: "Бояд аз {{limit}} кам набошад",
      atMost: "Бояд аз {{limit}} зиёд набошад",
      code: "Рамзро санҷед: ҳарфҳои лотинӣ ва рақамҳо",
    },
  },
  en: {
    title: "Tariffs",
    line: "Insurance",
    ahead: "Ahead",
    lines: {
      travel: "Travel insurance",
      liability: "Compulsory motor third-party liability insurance",
      casco: "Casco",
    },
    version: "Version",
    today: "Today",
    notSold: "no tariff, this insurance is not sold",
    from: "Valid from",
    since: "from",
    propose: "Propose a tariff",
    reason: "Why",
    decidedBy: "Who decided",
    changes: "What changes",
    none: "Nothing changes",
    anotherConfirms: "You proposed this tariff. Someone else must confirm it.",
    history: "Versions",
    loaded: "loaded",
    row: "Row",
    rowsHint: "Empty rows are not saved.",
    faults: "The tariff is not saved. Correct what is marked:",
    states: {
      proposed: "awaits confirmation",
      confirmed: "confirmed",
      rejected: "rejected",
      replaced: "replaced by another of the same day",
    },
    wrong: {
      notBelow: "Has to be at least “{{than}}”: the risk is no lower here",
      belowOne: "Has to be at least 1: the risk is higher than usual here",
      notAfter: "Has to be more than in the row above",
      countryUnknown: "No country has this code",
      countryHasZone: "This country belongs to another zone already",
      twice: "This code is in the table already",
      number: "Enter a number",
      above: "Has to be more than {{limit}}",
      atLeast: "Has to be at least {{limit}}",
      atMost: "Has to be at most {{limit}}",
      code: "Check the code: Latin letters and digits",
    },
  },
};
