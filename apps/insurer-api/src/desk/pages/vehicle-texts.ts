import type { Language } from "@sughurta/domain";

interface VehicleDeskTexts {
  readonly title: string;
  readonly empty: string;
  readonly policy: string;
  readonly vehicle: string;
  readonly make: string;
  readonly model: string;
  readonly kind: string;
  readonly plate: string;
  readonly period: string;
  readonly paid: string;
  readonly sold: string;
  readonly state: string;
  readonly waiting: string;
  readonly checked: string;
  readonly cancelled: string;
  /** Above the form of a check. */
  readonly certificate: string;
  readonly hint: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly check: string;
  readonly result: string;
  readonly price: string;
  readonly difference: string;
  readonly samePrice: string;
  readonly charged: string;
  readonly refunded: string;
}

/** Texts of the vehicle pages. */
export const vehicleDeskTexts: Record<Language, VehicleDeskTexts> = {
  ru: {
    title: "Машины на проверку",
    empty: "Машин на проверку нет",
    policy: "Полис",
    vehicle: "Машина",
    make: "Марка",
    model: "Модель",
    kind: "Вид",
    plate: "Госномер",
    period: "Действует",
    paid: "Цена полиса",
    sold: "Продан",
    state: "Состояние",
    waiting: "Ждёт проверки",
    checked: "Проверена",
    cancelled: "Полис отменён",
    certificate: "По свидетельству о регистрации",
    hint: "Исправьте то, что записано в свидетельстве иначе, или оставьте как есть. Разницу в цене мы вернём или попросим доплатить, и сообщим об этом страхователю.",
    decidedBy: "Кто решил",
    reason: "На основании чего",
    check: "Записать проверку",
    result: "Проверка",
    price: "Цена",
    difference: "Разница",
    samePrice: "Цена не изменилась",
    charged: "К доплате",
    refunded: "К возврату",
  },
  tg: {
    title: "Мошинҳо барои санҷиш",
    empty: "Барои санҷиш мошин нест",
    policy: "Полис",
    vehicle: "Мошин",
    make: "Тамға",
    model: "Модел",
    kind: "Навъ",
    plate: "Рақами давлатӣ",
    period: "Амал мекунад",
    paid: "Нархи полис",
    sold: "Фурӯхта шуд",
    state: "Ҳолат",
    waiting: "Санҷишро интизор аст",
    checked: "Санҷида шуд",
    cancelled: "Полис бекор шуд",
    certificate: "Мувофиқи шаҳодатномаи бақайдгирӣ",
    hint: "Он чиро, ки дар шаҳодатнома дигар хел навишта шудааст, ислоҳ кунед ё ҳамон хел монед. Фарқи нархро бармегардонем ё иловапулӣ мепурсем ва ба суғурташаванда хабар медиҳем.",
    decidedBy: "Кӣ қарор дод",
    reason: "Дар асоси чӣ",
    check: "Сабти санҷиш",
    result: "Санҷиш",
    price: "Нарх",
    difference: "Фарқ",
    samePrice: "Нарх тағйир наёфт",
    charged: "Барои иловапулӣ",
    refunded: "Барои баргардонидан",
  },
  en: {
    title: "Vehicles to check",
    empty: "There are no vehicles to check",
    policy: "Policy",
    vehicle: "Vehicle",
    make: "Make",
    model: "Model",
    kind: "Type",
    plate: "Number plate",
    period: "Period",
    paid: "Price of the policy",
    sold: "Sold",
    state: "State",
    waiting: "To be checked",
    checked: "Checked",
    cancelled: "Policy cancelled",
    certificate: "By the registration certificate",
    hint: "Correct what the certificate says differently, or leave it as it is. The difference in price is refunded or charged, and the policyholder is told.",
    decidedBy: "Decided by",
    reason: "On what grounds",
    check: "Save the check",
    result: "Check",
    price: "Price",
    difference: "Difference",
    samePrice: "The price stays the same",
    charged: "To be paid",
    refunded: "To be refunded",
  },
};
