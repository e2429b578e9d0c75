import type { Language } from "@sughurta/domain";
import type { ContentState } from "#src/content/schema/content-table.ts";
import type { MarkupFault } from "#src/content/schema/markup-fault.ts";

export interface ContentTexts {
  readonly title: string;
  readonly empty: string;
  readonly add: string;
  readonly addPart: string;
  readonly removePart: string;
  readonly place: string;
  readonly history: string;
  readonly version: string;
  readonly preview: string;
  readonly item: string;
  readonly shown: string;
  readonly notShown: string;
  readonly newest: string;
  readonly loaded: string;
  readonly states: Readonly<Record<ContentState, string>>;
  readonly plannedFor: string;
  readonly draft: string;
  readonly publish: string;
  readonly plan: string;
  readonly publishOn: string;
  readonly takeOff: string;
  readonly takenOff: string;
  readonly restore: string;
  readonly openInForm: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly saved: string;
  readonly kept: string;
  readonly drop: string;
  readonly faults: string;
  readonly changed: string;
  readonly theirs: string;
  readonly yours: string;
  readonly markupHint: string;
  readonly priceHint: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly wrong: Readonly<
    Record<"value" | "number" | "day" | "slug" | "taken" | "coords", string>
  >;
  readonly line: string;
  readonly markup: Readonly<Record<MarkupFault["fault"], (tag: string) => string>>;
}

/** Texts of the content pages. */
export const contentTexts: Record<Language, ContentTexts> = {
  ru: {
    title: "Тексты сайта",
    empty: "Здесь пока ничего нет",
    add: "Добавить",
    addPart: "Добавить ещё",
    removePart: "Убрать",
    place: "Место в списке",
    history: "История",
    version: "Версия",
    preview: "Предпросмотр на сайте",
    item: "Изменить",
    shown: "На сайте",
    notShown: "На сайте нет",
    newest: "Последняя версия",
    loaded: "загружено",
    states: { draft: "черновик", planned: "ждёт своего дня", published: "опубликовано" },
    plannedFor: "Выйдет",
    draft: "Сохранить черновик",
    publish: "Опубликовать сейчас",
    plan: "Опубликовать в этот день",
    publishOn: "День публикации",
    takeOff: "Убрать с сайта",
    takenOff: "убрано с сайта",
    restore: "Опубликовать эту версию снова",
    openInForm: "Открыть в форме",
    changes: "Что изменилось",
    noChanges: "Ничего не изменилось",
    saved: "Сохранено",
    kept: "Здесь то, что вы напечатали и не сохранили.",
    drop: "Вернуть сохранённое",
    faults: "Исправьте отмеченные поля. Всё введённое осталось в форме.",
    changed:
      "Пока вы писали, сохранена другая версия. Ваш текст остался в форме. Сравните и сохраните ещё раз: тогда останется ваш.",
    theirs: "Сохранено",
    yours: "У вас",
    markupHint: "HTML: h3, p, ul, li, table, a, strong",
    priceHint: "Цены и условия продажи меняются в разделе «Цены полисов».",
    reason: "Что изменено и почему",
    decidedBy: "Кто решил",
    wrong: {
      value: "Проверьте это поле",
      number: "Введите число",
      day: "Введите дату",
      slug: "Только латинские буквы, цифры и дефисы",
      taken: "Это имя уже занято",
      coords: "Напишите два числа через запятую, например 38.56,68.77",
    },
    line: "строка",
    markup: {
      unclosed: (tag) => `тег <${tag}> не закрыт или закрыт не по порядку`,
      unopened: (tag) => `тег </${tag}> ничего не закрывает`,
      unknown: (tag) => `тег <${tag}> сайт не показывает`,
      bare: () => "отдельный знак < пишется как &lt;",
      link: (address) =>
        `ссылку «${address}» сайт не покажет: начните её с https://, mailto:, tel:, # или с одного знака / для страницы этого сайта`,
    },
  },
  tg: {
    title: "Матнҳои сомона",
    empty: "Ин ҷо ҳанӯз чизе нест",
    add: "Илова кардан",
    addPart: "Боз илова кардан",
    removePart: "Хориҷ кардан",
    place: "Ҷой дар рӯйхат",
    history: "Таърих",
    version: "Версияи",
    preview: "Пешнамоиш дар сомона",
    item: "Тағйир додан",
    shown: "Дар сомона",
    notShown: "Дар сомона нест",
    newest: "Версияи охирин",
    loaded: "бор карда шуд",
    states: { draft: "сиёҳнавис", planned: "рӯзи худро интизор аст", published: "нашр шуд" },
    plannedFor: "Нашр мешавад",
    draft: "Сиёҳнависро нигоҳ доштан",
    publish: "Ҳозир нашр кардан",
    plan: "Дар ин рӯз нашр кардан",
    publishOn: "Рӯзи нашр",
    takeOff: "Аз сомона гирифтан",
    takenOff: "аз сомона гирифта шуд",
    restore: "Ин версияро аз нав нашр кардан",
    openInForm: "Дар шакл кушодан",
    changes: "Чӣ тағйир ёфт",
    noChanges: "Чизе тағйир наёфт",
    saved: "Нигоҳ дошта шуд",
    kept: "Ин ҷо он чизест, ки шумо навиштед ва нигоҳ надоштед.",
    drop: "Баргардондани матни нигоҳдошта",
    faults: "Майдонҳои нишондодашударо ислоҳ кунед. Ҳамаи навиштаҳо дар шакл монданд.",
    changed:
      "Ҳангоми навиштани шумо версияи дигар нигоҳ дошта шуд. Матни шумо дар шакл монд. Муқоиса кунед ва бори дигар нигоҳ доред: он гоҳ матни шумо мемонад.",
    theirs: "Нигоҳ дошта шуд",
    yours: "Аз шумо",
    markupHint: "HTML: h3, p, ul, li, table, a, strong",
    priceHint: "Нархҳо ва шартҳои фурӯш дар бахши «Нархи полисҳо» иваз мешаванд.",
    reason: "Чӣ ва чаро тағйир дода шуд",
    decidedBy: "Кӣ қарор дод",
    wrong: {
      value: "Ин майдонро санҷед",
      number: "Рақам ворид кунед",
      day: "Санаро ворид кунед",
      slug: "Танҳо ҳарфҳои лотинӣ, рақам ва дефис",
      taken: "Ин ном аллакай банд аст",
      coords: "Ду рақамро бо вергул нависед, масалан 38.56,68.77",
    },
    line: "сатри",
    markup: {
      unclosed: (tag) => `теги <${tag}> баста нашудааст ё бо тартиб баста нашудааст`,
      unopened: (tag) => `теги </${tag}> чизеро намебандад`,
      unknown: (tag) => `теги <${tag}>-ро сомона нишон намедиҳад`,
      bare: () => "аломати алоҳидаи < ҳамчун &lt; навишта мешавад",
      link: (address) =>
        `пайванди «${address}»-ро сомона нишон намедиҳад: онро бо https://, mailto:, tel:, # ё барои саҳифаи ҳамин сомона бо як аломати / оғоз кунед`,
    },
  },
  en: {
    title: "Texts of the site",
    empty: "There is nothing here yet",
    add: "Add one",
    addPart: "Add another",
    removePart: "Remove it",
    place: "Place in the list",
    history: "History",
    version: "Version",
    preview: "Preview on the site",
    item: "Change",
    shown: "On the site",
    notShown: "Not on the site",
    newest: "Newest version",
    loaded: "loaded",
    states: { draft: "draft", planned: "waits for its day", published: "published" },
    plannedFor: "To be published on",
    draft: "Save as a draft",
    publish: "Publish now",
    plan: "Publish on this day",
    publishOn: "Day of publication",
    takeOff: "Take it off the site",
    takenOff: "taken off the site",
    restore: "Publish this version again",
    openInForm: "Open in the form",
    changes: "What changed",
    noChanges: "Nothing changed",
    saved: "Saved",
    kept: "This is what you typed and did not save.",
    drop: "Back to what was saved",
    faults: "Correct the marked fields. All that you typed is still in the form.",
    changed:
      "Another version was saved while you were writing. Your text is still in the form. Compare, and save once more: then yours stays.",
    theirs: "Saved",
    yours: "Yours",
    markupHint: "HTML: h3, p, ul, li, table, a, strong",
    priceHint: "Prices and what is sold are changed under “Prices of policies”.",
    reason: "What was changed, and why",
    decidedBy: "Who decided",
    wrong: {
      value: "Check this field",
      number: "Enter a number",
      day: "Enter a date",
      slug: "Latin letters, digits and hyphens only",
      taken: "This name is taken",
      coords: "Write two numbers with a comma, such as 38.56,68.77",
    },
    line: "line",
    markup: {
      unclosed: (tag) => `<${tag}> is not closed, or not in its order`,
      unopened: (tag) => `</${tag}> closes nothing`,
      unknown: (tag) => `the site does not show <${tag}>`,
      bare: () => "a lone < is written &lt;",
      link: (address) =>
        `the site does not show the link "${address}": start it with https://, mailto:, tel:, #, or one / for a page of this site`,
    },
  },
};
