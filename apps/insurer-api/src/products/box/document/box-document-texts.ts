import type { Language } from "@sughurta/domain";

/** Texts that a box adds to the policy document. */
export interface BoxDocumentTexts {
  readonly heading: string;
  readonly issued: string;
  readonly people: string;
  readonly name: string;
  readonly birthDate: string;
  readonly address: string;
  readonly car: string;
  readonly trip: string;
  /** First step after damage to a home, with the time limit for reporting (SPEC-76). */
  readonly homeStep: string;
}

export const boxDocumentTexts: Record<Language, BoxDocumentTexts> = {
  ru: {
    heading: "Кто застрахован",
    issued: "Выдан {{date}}",
    people: "Застрахованные",
    name: "Фамилия, имя, отчество",
    birthDate: "Дата рождения",
    address: "Застраховано жильё по адресу",
    car: "Застрахована машина",
    trip: "Застрахована поездка",
    homeStep: "Сообщите нам на {{phone}} в течение трёх дней. До уборки снимите всё на телефон.",
  },
  tg: {
    heading: "Кӣ суғурта шудааст",
    issued: "Дода шуд: {{date}}",
    people: "Шахсони суғурташуда",
    name: "Насаб, ном, номи падар",
    birthDate: "Санаи таваллуд",
    address: "Суроғаи хонаи суғурташуда",
    car: "Мошини суғурташуда",
    trip: "Сафари суғурташуда",
    homeStep: "Дар се рӯз ба мо ба {{phone}} хабар диҳед. Пеш аз тозакунӣ ҳамаро акс гиред.",
  },
  en: {
    heading: "Who is insured",
    issued: "Issued on {{date}}",
    people: "Insured persons",
    name: "Full name",
    birthDate: "Date of birth",
    address: "Insured home",
    car: "Insured vehicle",
    trip: "Insured trip",
    homeStep: "Tell us on {{phone}} within three days. Photograph everything before you tidy up.",
  },
};
