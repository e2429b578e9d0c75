import type { Language } from "@sughurta/domain";

/** Texts of the policy document. */
export interface DocumentTexts {
  readonly heading: string;
  readonly number: string;
  readonly code: string;
  readonly holder: string;
  readonly insured: string;
  /** Ends a truncated list of names; the complete list is on a further page. */
  readonly others: string;
  readonly birthDate: string;
  readonly document: string;
  readonly phone: string;
  readonly cover: string;
  readonly sumAssured: string;
  readonly price: string;
  readonly discount: string;
  readonly paid: string;
  readonly issued: string;
  /** Follows the date of issue of a corrected policy. */
  readonly version: string;
  readonly whatToDo: string;
  readonly steps: readonly string[];
  readonly verify: string;
  readonly footer: string;
}

export const documentTexts: Record<Language, DocumentTexts> = {
  ru: {
    heading: "Страховой полис",
    number: "Номер полиса",
    code: "Код полиса",
    holder: "Страхователь",
    insured: "Застрахованные",
    others: " и ещё {{count}}",
    birthDate: "Дата рождения",
    document: "Документ",
    phone: "Телефон",
    cover: "Период страхования, считая первый и последний день",
    sumAssured: "Страховая сумма",
    price: "Страховая премия",
    discount: "Скидка по промокоду {{code}}",
    paid: "Оплачено",
    issued: "Оформлен {{date}}",
    version: "Версия {{version}} от {{date}}, заменяет версию {{before}}",
    whatToDo: "Если случился страховой случай",
    steps: [
      "Позвоните {{phone}} как можно скорее, в любое время суток.",
      "Назовите номер полиса. Оператор скажет, что делать дальше и какие документы сохранить.",
      "Подайте заявление с фотографиями и документами на сайте {{site}}.",
    ],
    verify: "Наведите камеру, чтобы проверить полис",
    footer:
      "{{brand}}. Круглосуточная линия {{phone}}. Полис оформлен в электронном виде и действует без печати и подписи.",
  },
  tg: {
    heading: "Полиси суғурта",
    number: "Рақами полис",
    code: "Рамзи полис",
    holder: "Суғурташаванда",
    insured: "Шахсони суғурташуда",
    others: " ва боз {{count}} нафар",
    birthDate: "Санаи таваллуд",
    document: "Ҳуҷҷат",
    phone: "Рақами телефон",
    cover: "Давраи суғурта, рӯзи аввал ва охир ҳам ба ҳисоб меравад",
    sumAssured: "Маблағи суғурта",
    price: "Ҳаққи суғурта",
    discount: "Тахфиф бо рамзи {{code}}",
    paid: "Пардохт шуд",
    issued: "Санаи додани полис: {{date}}",
    version: "Версияи {{version}} аз {{date}}, ба ҷойи версияи {{before}}",
    whatToDo: "Агар ҳодисаи суғуртавӣ рӯй диҳад",
    steps: [
      "Ҳарчи зудтар ба {{phone}} занг занед, дар ҳар вақти шабонарӯз.",
      "Рақами полисро гӯед. Оператор мегӯяд, ки чӣ кор кардан ва кадом ҳуҷҷатҳоро нигоҳ доштан лозим аст.",
      "Дар сомонаи {{site}} бо аксҳо ва ҳуҷҷатҳо ариза фиристед.",
    ],
    verify: "Барои санҷидани полис камераро равона кунед",
    footer:
      "{{brand}}. Телефони шабонарӯзӣ {{phone}}. Полис дар шакли электронӣ дода шудааст ва бе муҳру имзо эътибор дорад.",
  },
  en: {
    heading: "Insurance policy",
    number: "Policy number",
    code: "Policy code",
    holder: "Policyholder",
    insured: "Insured persons",
    others: " and {{count}} more",
    birthDate: "Date of birth",
    document: "Document",
    phone: "Phone number",
    cover: "Period of insurance (first and last day included)",
    sumAssured: "Sum insured",
    price: "Premium",
    discount: "Discount with promo code {{code}}",
    paid: "Paid",
    issued: "Issued on {{date}}",
    version: "Version {{version}} of {{date}}, replaces version {{before}}",
    whatToDo: "If something happens",
    steps: [
      "Call {{phone}} as soon as you can, at any time of day or night.",
      "Give your policy number. The operator explains what to do and which documents to keep.",
      "Make a claim with photos and documents at {{site}}.",
    ],
    verify: "Point your camera here to check the policy",
    footer:
      "{{brand}}. 24-hour line {{phone}}. Issued electronically; valid without stamp and signature.",
  },
};
