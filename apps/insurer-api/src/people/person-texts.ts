import type { PersonKind } from "./personal-tables.ts";
import type { BlockKind } from "./plan-erasure.ts";

const ru = {
  title: "Персональные данные",
  intro:
    "Всё, что {{brand}} хранит о человеке с телефоном {{phone}}. Файл составлен {{day}} по его запросу.",
  others:
    "Этим телефоном пользуются и другие люди: {{count}}. Их данные и то, где не названо имя, в файл не вошли.",
  insured:
    "Другие люди из полисов названы только первыми буквами. Результаты проверок и внутренние пароли не показаны.",
  bought: "Из кабинета куплены полисы других людей: {{count}}. Их данные в файл не вошли.",
  none: "Ничего не хранится.",
  kinds: {
    account: "Личный кабинет",
    sessions: "Входы и устройства",
    drafts: "Незаконченные заказы",
    orders: "Заказы",
    policies: "Полисы",
    corrections: "Исправления полисов",
    payments: "Платежи",
    refunds: "Возвраты",
    claims: "Заявления о выплате",
    calls: "Просьбы перезвонить",
    messages: "Сообщения",
    consents: "Согласия и подписки",
    checks: "Проверки",
    notes: "Заметки сотрудников",
    partners: "Продажи через партнёров",
    resumes: "Резюме",
    technical: "Технические записи",
  } satisfies Readonly<Record<PersonKind, string>>,
  blocks: {
    policyInForce: "Полис действует",
    openClaim: "Заявление не решено",
    runningPayment: "Платёж не закончен",
    openRefund: "Возврат не закончен",
    screeningHold: "Проверка не закончена",
    openProposal: "Предложение ждёт второго человека",
  } satisfies Readonly<Record<BlockKind, string>>,
};
type PersonTexts = typeof ru;

const tg: PersonTexts = {
  title: "Маълумоти шахсӣ",
  intro:
    "Ҳамаи он чӣ {{brand}} дар бораи шахси дорои телефони {{phone}} нигоҳ медорад. Файл {{day}} бо дархости ӯ тартиб дода шуд.",
  others:
    "Аз ин телефон одамони дигар низ истифода мебаранд: {{count}}. Маълумоти онҳо ва он чӣ бе ном аст, дар файл нест.",
  insured:
    "Одамони дигари полисҳо танҳо бо ҳарфҳои аввал нишон дода шудаанд. Натиҷаи санҷишҳо ва рамзҳои дохилӣ нишон дода намешаванд.",
  bought:
    "Аз кабинет полисҳои одамони дигар харида шудаанд: {{count}}. Маълумоти онҳо дар файл нест.",
  none: "Чизе нигоҳ дошта намешавад.",
  kinds: {
    account: "Кабинети шахсӣ",
    sessions: "Воридшавӣ ва дастгоҳҳо",
    drafts: "Фармоишҳои нотамом",
    orders: "Фармоишҳо",
    policies: "Полисҳо",
    corrections: "Ислоҳи полисҳо",
    payments: "Пардохтҳо",
    refunds: "Баргардонидани пул",
    claims: "Аризаҳо барои ҷубронпулӣ",
    calls: "Дархости занг",
    messages: "Паёмҳо",
    consents: "Розигӣ ва обунаҳо",
    checks: "Санҷишҳо",
    notes: "Қайдҳои кормандон",
    partners: "Фурӯш тавассути шарикон",
    resumes: "Резюме",
    technical: "Сабтҳои техникӣ",
  },
  blocks: {
    policyInForce: "Полис амал мекунад",
    openClaim: "Ариза ҳал нашудааст",
    runningPayment: "Пардохт тамом нашудааст",
    openRefund: "Баргардонидани пул тамом нашудааст",
    screeningHold: "Санҷиш тамом нашудааст",
    openProposal: "Пешниҳод шахси дуюмро интизор аст",
  },
};

const en: PersonTexts = {
  title: "Personal data",
  intro:
    "Everything that {{brand}} stores about the person with the phone {{phone}}. The file was made on {{day}} at their request.",
  others:
    "Other people use this phone too: {{count}}. Their data, and records without a name, are not in the file.",
  insured:
    "Other people of the policies are named by initials only. Results of checks and internal secrets are not shown.",
  bought:
    "Policies of other people were bought from the account: {{count}}. Their data is not in the file.",
  none: "Nothing is stored.",
  kinds: {
    account: "Account",
    sessions: "Sign-ins and devices",
    drafts: "Unfinished orders",
    orders: "Orders",
    policies: "Policies",
    corrections: "Corrections of policies",
    payments: "Payments",
    refunds: "Refunds",
    claims: "Claims",
    calls: "Callback requests",
    messages: "Messages",
    consents: "Consents and subscriptions",
    checks: "Checks",
    notes: "Notes of staff",
    partners: "Sales through partners",
    resumes: "CVs",
    technical: "Technical records",
  },
  blocks: {
    policyInForce: "A policy is in force",
    openClaim: "A claim is not decided",
    runningPayment: "A payment is not finished",
    openRefund: "A refund is not finished",
    screeningHold: "A check is not decided",
    openProposal: "A proposal waits for a second person",
  },
};

/** Formats of a person’s file. */
export const PERSON_FORMATS = ["json", "pdf"] as const;

/** Texts of a person's file and of the page about a person. */
export const personTexts = { ru, tg, en };
