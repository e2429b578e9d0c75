import {
  DOCUMENT_MAX_LENGTH,
  DRIVER_AGE,
  HOLDER_AGE,
  ISSUE_MAX_YEARS,
  LICENCE_FROM_AGE,
  MOTOR_NUMBER_MIN_LENGTH,
  MOTOR_SERIES_MAX_LENGTH,
  PASSPORT_NUMBER_MIN_LENGTH,
  VALID_MAX_YEARS,
} from "@sughurta/domain/person";

export const country = "Выберите страну из списка";
export const holderAge = `Страхователю должно быть от ${HOLDER_AGE.from} лет до дня ${HOLDER_AGE.to}-летия включительно`;
export const birthInFuture = "Дата рождения должна быть в прошлом";
export const fullName = "Напишите фамилию и имя через пробел";
export const documentTwice = "Этот документ уже указан у другого человека";
export const documentValidTo = "Срок действия документа должен быть позже даты выдачи";

/** Errors of people, their documents and licences. */
export const messages = {
  adultsOnly: `Купить страховку может человек от ${HOLDER_AGE.from} лет`,
  holderAge,
  dateInFuture: "Эта дата должна быть в прошлом",
  birthInFuture,
  country,
  latinName: "Пишите латинскими буквами, как в паспорте",
  fullName,
  issueDate: `Проверьте дату выдачи: не раньше рождения, не позже сегодняшнего дня и не старше ${ISSUE_MAX_YEARS} лет`,
  issuedBeforeBirth: "Документ не мог быть выдан раньше рождения",
  passportSeries: "Серия паспорта Таджикистана: одна латинская буква",
  passportNumber: `Номер паспорта Таджикистана: от ${PASSPORT_NUMBER_MIN_LENGTH} до ${DOCUMENT_MAX_LENGTH} цифр`,
  travelDocumentSeries: `В серии загранпаспорта только заглавные латинские буквы и цифры, до ${DOCUMENT_MAX_LENGTH}`,
  travelDocumentNumber: `В номере документа только цифры, до ${DOCUMENT_MAX_LENGTH}`,
  foreignDocument: `В серии и номере от 1 до ${DOCUMENT_MAX_LENGTH} латинских букв и цифр`,
  documentSeriesLength: `В серии от 1 до ${MOTOR_SERIES_MAX_LENGTH} букв и цифр`,
  documentLength: `В номере документа от ${MOTOR_NUMBER_MIN_LENGTH} до ${DOCUMENT_MAX_LENGTH} букв и цифр`,
  documentSpace: "В номере документа пробел. Уберите его",
  documentTwice,
  documentValidTo,
  documentValidTooLong: `Документ не может действовать дольше ${VALID_MAX_YEARS} лет. Проверьте год`,
  documentExpired: "Срок документа истёк. Нужен действующий документ",
  inn: "Введите девять цифр ИНН",
  postalCode: "Индекс состоит из шести цифр, например 734000",
  licenceTooEarly: `Права выдают с ${LICENCE_FROM_AGE} лет. Проверьте дату рождения и дату выдачи прав`,
  driverAge: `Водителю должно быть от ${DRIVER_AGE.from} года до ${DRIVER_AGE.to} лет`,
  driverExperience: `Права должны быть выданы не меньше года назад и не раньше ${LICENCE_FROM_AGE} лет`,
};
