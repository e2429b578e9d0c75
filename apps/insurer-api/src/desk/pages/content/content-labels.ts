import type { Language } from "@sughurta/domain";
import type { ContentKind } from "#src/content/schema/content-schemas.ts";

/** Names of the kinds of content at the desk. */
export const kindLabels: Record<Language, Readonly<Record<ContentKind, string>>> = {
  ru: {
    audience: "Меню",
    footer: "Низ страницы",
    slides: "Баннеры",
    boxCategory: "Разделы готовых полисов",
    businessCategory: "Разделы для бизнеса",
    box: "Готовые полисы",
    businessProduct: "Полисы для бизнеса",
    blogCategory: "Разделы блога",
    blogPost: "Статьи блога",
    partnerCategory: "Партнёры",
    vacancy: "Вакансии",
    office: "Офисы",
    document: "Документы",
    leader: "Руководители",
    proof: "Факты о компании",
    page: "Правила продажи и персональные данные",
  },
  tg: {
    audience: "Меню",
    footer: "Поёни саҳифа",
    slides: "Баннерҳо",
    boxCategory: "Бахшҳои полисҳои тайёр",
    businessCategory: "Бахшҳо барои тиҷорат",
    box: "Полисҳои тайёр",
    businessProduct: "Полисҳо барои тиҷорат",
    blogCategory: "Бахшҳои блог",
    blogPost: "Мақолаҳои блог",
    partnerCategory: "Шарикон",
    vacancy: "Ҷойҳои холии корӣ",
    office: "Дафтарҳо",
    document: "Ҳуҷҷатҳо",
    leader: "Роҳбарон",
    proof: "Далелҳо дар бораи ширкат",
    page: "Қоидаҳои фурӯш ва маълумоти шахсӣ",
  },
  en: {
    audience: "Menus",
    footer: "Foot of the page",
    slides: "Banners",
    boxCategory: "Categories of ready-made policies",
    businessCategory: "Categories for business",
    box: "Ready-made policies",
    businessProduct: "Policies for business",
    blogCategory: "Categories of the blog",
    blogPost: "Articles",
    partnerCategory: "Partners",
    vacancy: "Vacancies",
    office: "Offices",
    document: "Documents",
    leader: "Management",
    proof: "Facts about the company",
    page: "Terms of sale and privacy",
  },
};

/** Labels of fields, in the order ru, tg, en; a field that is not listed is labelled with its name. */
const FIELDS: Readonly<Record<string, readonly [string, string, string]>> = {
  id: ["Номер", "Рақам", "Number"],
  catId: ["Номер", "Рақам", "Number"],
  slug: ["Адрес на сайте", "Суроға дар сомона", "Address on the site"],
  key: ["Имя в адресе", "Ном дар суроға", "Name in the address"],
  audience: ["Для кого", "Барои кӣ", "Audience"],
  productCode: ["Код продукта", "Рамзи маҳсулот", "Product code"],
  title: ["Заголовок", "Сарлавҳа", "Title"],
  name: ["Название", "Ном", "Name"],
  subTitle: ["Подзаголовок", "Зерсарлавҳа", "Subtitle"],
  shortDesc: ["Коротко", "Мухтасар", "In short"],
  fullDesc: ["Полное описание", "Тавсифи пурра", "Full description"],
  description: ["Описание", "Тавсиф", "Description"],
  descriptions: ["Части текста", "Қисмҳои матн", "Blocks of text"],
  desc: ["Текст", "Матн", "Text"],
  text: ["Текст документа", "Матни ҳуҷҷат", "Text of the document"],
  mainImg: ["Картинка", "Расм", "Picture"],
  shortImg: ["Маленькая картинка", "Расми хурд", "Small picture"],
  img: ["Картинка", "Расм", "Picture"],
  photo: ["Фото", "Акс", "Photo"],
  seo: ["Не показывать в списках", "Дар рӯйхатҳо нишон надодан", "Not shown in lists"],
  unlisted: ["Не показывать в списках", "Дар рӯйхатҳо нишон надодан", "Not shown in lists"],
  boxed: ["Готовый полис", "Полиси тайёр", "Ready-made"],
  popular: ["Среди популярных", "Дар байни серталабҳо", "Among the popular"],
  isPartner: ["Продаёт партнёр", "Шарик мефурӯшад", "Sold by a partner"],
  categories: [
    "Разделы, по одному в строке",
    "Бахшҳо, ҳар кадом дар сатри алоҳида",
    "Categories, one a line",
  ],
  tags: ["Метки через запятую", "Нишонаҳо бо вергул", "Tags, separated by commas"],
  createdAt: ["Дата", "Сана", "Date"],
  link: ["Ссылка", "Пайванд", "Link"],
  items: ["Пункты меню", "Бандҳои меню", "Menu entries"],
  intro: ["О сайте", "Дар бораи сомона", "About"],
  company: ["Компания", "Ширкат", "Company"],
  services: ["Услуги", "Хизматрасонӣ", "Services"],
  contacts: ["Контакты", "Тамос", "Contacts"],
  social: ["Социальные сети", "Шабакаҳои иҷтимоӣ", "Social networks"],
  apps: ["Приложения", "Барномаҳо", "Apps"],
  slides: ["Слайды", "Слайдҳо", "Slides"],
  buttonText: ["Текст кнопки", "Матни тугма", "Text of the button"],
  buttonLink: ["Куда ведёт кнопка", "Тугма ба куҷо мебарад", "Where the button leads"],
  buttonAddText: ["Текст второй кнопки", "Матни тугмаи дуюм", "Text of the second button"],
  buttonAddLink: [
    "Куда ведёт вторая кнопка",
    "Тугмаи дуюм ба куҷо мебарад",
    "Where the second button leads",
  ],
  partners: ["Партнёры", "Шарикон", "Partners"],
  location: ["Место", "Ҷой", "Place"],
  salary: ["Зарплата", "Маош", "Salary"],
  exp: ["Опыт", "Таҷриба", "Experience"],
  dateEnd: ["Последний день приёма", "Рӯзи охири қабул", "Last day to apply"],
  datePosted: ["Первый день на сайте", "Рӯзи аввал дар сомона", "First day on the site"],
  workStart: ["График работы", "Реҷаи кор", "Work schedule"],
  req: ["Требования", "Талабот", "Requirements"],
  resp: ["Обязанности", "Вазифаҳо", "Duties"],
  conditions: ["Условия", "Шароит", "Conditions"],
  address: ["Адрес", "Суроға", "Address"],
  coords: ["Широта и долгота", "Арз ва тӯл", "Latitude and longitude"],
  phone: ["Телефон", "Телефон", "Phone"],
  hours: ["Часы работы", "Соатҳои корӣ", "Opening hours"],
  filetype: ["Тип файла", "Навъи файл", "Type of file"],
  post: ["Должность", "Вазифа", "Position"],
  termsFile: ["Правила страхования, PDF", "Қоидаҳои суғурта, PDF", "Terms of insurance, PDF"],
  // A part of a box and of its terms.
  sale: ["", "", ""],
  terms: ["", "", ""],
  price: ["Цена, TJS", "Нарх, TJS", "Price, TJS"],
  isSale: ["Продаётся на сайте", "Дар сомона фурӯхта мешавад", "Sold on the site"],
  prepaid: ["Страховая сумма, TJS", "Маблағи суғуртавӣ, TJS", "Sum insured, TJS"],
  activeMonths: ["Срок, месяцев", "Муҳлат, моҳ", "Term, months"],
  insures: ["Кого или что страхует", "Киро ё чиро суғурта мекунад", "Who or what it insures"],
  insuredAges: ["Возраст", "Синну сол", "Ages"],
  from: ["от", "аз", "from"],
  to: ["до", "то", "to"],
  covers: ["Покрытие", "Пӯшиш", "Cover"],
  "covers.text": ["", "", ""],
  payout: ["Выплата", "Ҷубронпулӣ", "Payout"],
  kind: ["вид", "намуд", "kind"],
  sum: ["сумма", "маблағ", "sum"],
  per: ["за что", "барои чӣ", "for"],
  exclusions: ["Не платим", "Намепардозем", "Not paid for"],
  territory: ["Где действует", "Дар куҷо амал мекунад", "Where it is valid"],
  reporting: ["Как сообщают", "Чӣ тавр хабар медиҳанд", "How it is reported"],
  sumPerPerson: ["На одного человека, TJS", "Барои як кас, TJS", "For one person, TJS"],
  tripDays: ["Дней поездки", "Рӯзҳои сафар", "Days of a trip"],
  waitingDays: ["Дней ожидания", "Рӯзҳои интизорӣ", "Waiting period, days"],
  payouts: ["Выплат за срок", "Ҷубронпулиҳо дар муҳлат", "Payouts in the term"],
  declaration: ["Заявление покупателя", "Изҳороти харидор", "Declaration of the buyer"],
};

const PLACE: Record<Language, 0 | 1 | 2> = { ru: 0, tg: 1, en: 2 };

/** The label of a field, by its name. */
export function fieldLabel(name: string, language: Language): string {
  return FIELDS[name]?.[PLACE[language]] ?? name;
}

/** The label of a path in an item: `items.0.title.tg` → `Menu entries 1, Title, TJ`. */
export function pathLabel(path: string, language: Language): string {
  const parts: string[] = [];
  let within = "";
  for (const part of path.split(".")) {
    const last = parts.at(-1);
    if (/^\d+$/.test(part) && last !== undefined) {
      parts[parts.length - 1] = `${last} ${Number(part) + 1}`;
    } else {
      const own = `${within}.${part}`;
      const name = Object.hasOwn(FIELDS, own) ? own : part;
      parts.push(LANGUAGE_LABELS[part] ?? fieldLabel(name, language));
      within = part;
    }
  }
  return parts.filter((part) => part !== "").join(", ");
}

/** Short names of languages, as in the language switch. */
export const LANGUAGE_LABELS: Readonly<Record<string, string>> = { ru: "RU", tg: "TJ", en: "EN" };
