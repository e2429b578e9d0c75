import type { Language } from "@sughurta/domain";
import { STAFF_ROLES, type StaffRole } from "./permissions.ts";

interface DeskTexts {
  readonly title: string;
  readonly signIn: string;
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly account: string;
  readonly signOut: string;
  /** Above a form whose fields were restored after the session expired. */
  readonly keptInForm: string;
  /** Above fields that no form of the page has any more. */
  readonly keptAbove: string;
  /** Shown if a text was too long to be restored completely. */
  readonly keptCut: string;
  readonly testData: string;
  readonly toTests: string;
  readonly toSales: string;
  readonly skip: string;
  readonly menu: string;
  /** Hint about what can be searched for. */
  readonly search: string;
  readonly find: string;
  readonly found: string;
  readonly nothingFound: string;
  /** After a count of pending items. */
  readonly waiting: string;
  readonly nothingWaits: string;
  /** Shown in place of the work lists to a member without confirmed roles. */
  readonly rolesAwaited: string;
  readonly nextPage: string;
  /** Label of the filter between pending rows and all rows. */
  readonly shownRows: string;
  readonly waitingRows: string;
  readonly allRows: string;
  readonly payments: string;
  readonly refunds: string;
  readonly policies: string;
  readonly vehicles: string;
  readonly messages: string;
  readonly claims: string;
  readonly calls: string;
  readonly resumes: string;
  readonly prices: string;
  readonly tariffs: string;
  readonly rates: string;
  readonly coupons: string;
  readonly partners: string;
  readonly content: string;
  readonly registers: string;
  readonly proposals: string;
  readonly handover: string;
  readonly audit: string;
  readonly staff: string;
  readonly empty: string;
  readonly disabled: string;
  readonly roles: Readonly<Record<StaffRole, string>>;
}

export const deskTexts: Record<Language, DeskTexts> = {
  ru: {
    title: "Рабочее место",
    signIn: "Войти",
    name: "Имя для входа",
    password: "Пароль",
    code: "Код из приложения, 6 цифр",
    account: "Мой доступ",
    signOut: "Выйти",
    keptInForm:
      "Сеанс закончился до отправки. Ничего не отправлено: всё введённое снова в форме. Проверьте и отправьте.",
    keptAbove: "Сеанс закончился до отправки. Ничего не отправлено. Вы ввели:",
    keptCut: "Текст был длинным: сохранилось только его начало.",
    testData: "Тестовые данные: сделаны тестовыми ключами партнёров, ничего не продано.",
    toTests: "Тестовые данные",
    toSales: "К продажам",
    skip: "К содержанию",
    menu: "Меню",
    search: "Номер, имя или телефон",
    find: "Найти",
    found: "Найдено",
    nothingFound: "Ничего не найдено",
    waiting: "в очереди",
    nothingWaits: "Очередь пуста",
    rolesAwaited: "Ролей у вас пока нет. Их назначает один администратор, а подтверждает другой.",
    nextPage: "Показать ещё",
    shownRows: "Что показать",
    waitingRows: "Ждут",
    allRows: "Все",
    payments: "Платежи",
    refunds: "Возвраты",
    policies: "Полисы",
    vehicles: "Машины на проверку",
    messages: "Сообщения",
    claims: "Заявления",
    calls: "Заявки на звонок",
    resumes: "Резюме",
    prices: "Цены полисов",
    tariffs: "Тарифы",
    rates: "Курсы валют",
    coupons: "Промокоды",
    partners: "Партнёры",
    content: "Тексты сайта",
    registers: "Отчёты",
    proposals: "Второй человек",
    handover: "Передача в другие системы",
    audit: "Журнал действий",
    staff: "Сотрудники",
    empty: "Записей пока нет",
    disabled: "Доступ закрыт",
    roles: {
      cashier: "кассир",
      claims: "выплаты",
      support: "поддержка",
      pricing: "цены",
      editor: "редактор",
      auditor: "аудитор",
      administrator: "администратор",
    },
  },
  tg: {
    title: "Ҷойи кор",
    signIn: "Ворид шудан",
    name: "Ном барои воридшавӣ",
    password: "Парол",
    code: "Рамз аз барнома, 6 рақам",
    account: "Дастрасии ман",
    signOut: "Баромадан",
    keptInForm:
      "Пеш аз фиристодан вақти кори шумо дар система ба охир расид. Чизе фиристода нашуд: навиштаатон боз дар варақа аст, онро тафтиш карда, фиристед.",
    keptAbove:
      "Пеш аз фиристодан вақти кори шумо дар система ба охир расид. Чизе фиристода нашуд. Шумо навишта будед:",
    keptCut: "Матн дароз буд: танҳо аввали он нигоҳ дошта шуд.",
    testData:
      "Маълумоти озмоишӣ: бо калидҳои озмоишии шарикон сохта шудааст, чизе фурӯхта нашудааст.",
    toTests: "Маълумоти озмоишӣ",
    toSales: "Ба фурӯш",
    skip: "Ба мундариҷа",
    menu: "Меню",
    search: "Рақам, ном ё телефон",
    find: "Ёфтан",
    found: "Ёфт шуд",
    nothingFound: "Чизе ёфт нашуд",
    waiting: "дар навбат",
    nothingWaits: "Навбат холист",
    rolesAwaited: "Ҳанӯз нақш надоред. Онро як маъмур таъин мекунад, маъмури дигар тасдиқ мекунад.",
    nextPage: "Боз нишон додан",
    shownRows: "Чиро нишон додан",
    waitingRows: "Интизоранд",
    allRows: "Ҳама",
    payments: "Пардохтҳо",
    refunds: "Баргардонидани пул",
    policies: "Полисҳо",
    vehicles: "Мошинҳо барои санҷиш",
    messages: "Паёмҳо",
    claims: "Аризаҳо",
    calls: "Дархостҳои занг",
    resumes: "Резюмеҳо",
    prices: "Нархи полисҳо",
    tariffs: "Тарифҳо",
    rates: "Қурби асъор",
    coupons: "Рамзҳои тахфиф",
    partners: "Шарикон",
    content: "Матнҳои сомона",
    registers: "Ҳисоботҳо",
    proposals: "Шахси дуюм",
    handover: "Супоридан ба системаҳои дигар",
    audit: "Дафтари амалҳо",
    staff: "Кормандон",
    empty: "Ҳанӯз сабт нест",
    disabled: "Дастрасӣ баста аст",
    roles: {
      cashier: "кассир",
      claims: "ҷубронпулӣ",
      support: "дастгирӣ",
      pricing: "нархҳо",
      editor: "муҳаррир",
      auditor: "аудитор",
      administrator: "маъмур",
    },
  },
  en: {
    title: "Desk",
    signIn: "Sign in",
    name: "Sign-in name",
    password: "Password",
    code: "Code from your authenticator app, 6 digits",
    account: "My access",
    signOut: "Sign out",
    keptInForm:
      "Your session ended before this was sent. Nothing was sent: what you typed is in the form again. Check it and send it.",
    keptAbove: "Your session ended before this was sent. Nothing was sent. You typed:",
    keptCut: "The text was long: only its beginning is here.",
    testData: "Test data: made by test keys of partners, nothing was sold.",
    toTests: "Test data",
    toSales: "Back to sales",
    skip: "Skip to content",
    menu: "Menu",
    search: "Number, name or phone",
    find: "Find",
    found: "Found",
    nothingFound: "Nothing was found",
    waiting: "waiting",
    nothingWaits: "Nothing waiting",
    rolesAwaited: "You have no roles yet. One administrator gives them, another confirms.",
    nextPage: "Show more",
    shownRows: "What is shown",
    waitingRows: "Waiting",
    allRows: "All",
    payments: "Payments",
    refunds: "Refunds",
    policies: "Policies",
    vehicles: "Vehicles to check",
    messages: "Messages",
    claims: "Claims",
    calls: "Call requests",
    resumes: "CVs",
    prices: "Prices of policies",
    tariffs: "Tariffs",
    rates: "Exchange rates",
    coupons: "Promo codes",
    partners: "Partners",
    content: "Texts of the site",
    registers: "Reports",
    proposals: "Second person",
    handover: "Sent to other systems",
    audit: "Record of actions",
    staff: "Staff",
    empty: "There is nothing yet",
    disabled: "Access closed",
    roles: {
      cashier: "cashier",
      claims: "claims",
      support: "support",
      pricing: "prices",
      editor: "editor",
      auditor: "auditor",
      administrator: "administrator",
    },
  },
};

/** The name of a stored role in a language; removed roles are shown as stored. */
export function roleName(language: Language, role: string): string {
  return STAFF_ROLES.map(String).includes(role)
    ? deskTexts[language].roles[role as StaffRole]
    : role;
}
