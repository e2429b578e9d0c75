import { BODY_NUMBER_LENGTH, CITY_LENGTH, VIN_LENGTH } from "@sughurta/domain/motor";
import { MOTOR_HOLDER_AGE } from "@sughurta/domain/person";

/** Age of the holder of a motor policy; other policies have other ages. */
export const holderAge = `Проверьте дату рождения: от ${MOTOR_HOLDER_AGE.from} до ${MOTOR_HOLDER_AGE.to} лет`;

export const validateVin = `В VIN ${VIN_LENGTH} знаков: латинские буквы и цифры, без I, O и Q`;
export const stateNumber = "Проверьте госномер, например 1234AA01";

/** Errors of vehicles and of motor orders. */
export const messages = {
  carIssueYear: "Проверьте год выпуска",
  carTooOld: "Для этой программы машина слишком старая. Выберите другую программу",
  cascoCarsOnly:
    "Каско страхует легковые машины и микроавтобусы. Для этой машины есть обязательный полис",
  insuredSum: "Выберите страховую сумму из списка для этой машины",
  validateVin,
  vinLength: `Введено знаков: {{length}}. В VIN их ${VIN_LENGTH}`,
  vinOrBody: "Укажите VIN или номер кузова",
  bodyNumber: `В номере кузова от ${BODY_NUMBER_LENGTH.from} до ${BODY_NUMBER_LENGTH.to} латинских букв и цифр`,
  taxi: "Это номер такси. Такси мы по этой программе не страхуем",
  stateNumber,
  registrationCertificate: "Номер свидетельства о регистрации: две буквы и семь цифр",
  motorBegin: "Полис начинает действовать не раньше завтрашнего дня и не позже чем через год",
  city: `Город: от ${CITY_LENGTH.from} до ${CITY_LENGTH.to} знаков`,
  carName: "В названии должна быть буква или цифра",
  driversNeeded: "Добавьте хотя бы одного водителя",
  maxDrivers: "В полис можно вписать до трёх водителей",
  notInList: "Выберите из списка",
};
