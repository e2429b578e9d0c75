import type { Language } from "../language/language.ts";

/** Columns of a list of travellers, in the order of the template. */
export const TRAVELLER_COLUMNS = [
  "laLastname",
  "laFirstname",
  "laPatronic",
  "laBirthday",
  "docNumber",
  "gender",
  "issueDate",
  "issueInstitution",
] as const;

/** A column of a list of travellers, by its field of an insured person. */
export type TravellerColumn = (typeof TRAVELLER_COLUMNS)[number];

/** Columns that each row must fill. */
export const REQUIRED_TRAVELLER_COLUMNS = [
  "laLastname",
  "laFirstname",
  "laBirthday",
  "docNumber",
] as const satisfies readonly TravellerColumn[];

/** Headings of the columns, as in the template and in the errors of a list. */
export const TRAVELLER_HEADINGS: Readonly<
  Record<Language, Readonly<Record<TravellerColumn, string>>>
> = {
  ru: {
    laLastname: "Фамилия",
    laFirstname: "Имя",
    laPatronic: "Отчество",
    laBirthday: "Дата рождения",
    docNumber: "Номер загранпаспорта",
    gender: "Пол",
    issueDate: "Дата выдачи",
    issueInstitution: "Кем выдан",
  },
  tg: {
    laLastname: "Насаб",
    laFirstname: "Ном",
    laPatronic: "Номи падар",
    laBirthday: "Санаи таваллуд",
    docNumber: "Рақами шиносномаи хориҷӣ",
    gender: "Ҷинс",
    issueDate: "Санаи додани ҳуҷҷат",
    issueInstitution: "Аз ҷониби кӣ дода шудааст",
  },
  en: {
    laLastname: "Surname",
    laFirstname: "First name",
    laPatronic: "Patronymic",
    laBirthday: "Date of birth",
    docNumber: "Passport number",
    gender: "Gender",
    issueDate: "Date of issue",
    issueInstitution: "Issued by",
  },
};

/** Maximum number of rows of a list of travellers. */
export const MAX_TRAVELLER_ROWS = 5_000;
/** Maximum size of a file with a list of travellers, in megabytes. */
export const MAX_TRAVELLER_FILE_MEGABYTES = 2;
