import { MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";

export const carIssueYear = "Выберите год выпуска";
export const carTooOld = `Мы страхуем машины не старше ${MAX_CAR_AGE_YEARS.SCI} лет. Проверьте год или позвоните нам`;
export const taxi = "Это номер такси. Такси мы по этой программе не страхуем, позвоните нам";

/** Errors of the people and things that a ready-made policy insures. */
export const messages = {
  declaration: "Отметьте заявление, если оно верно. Иначе позвоните нам: подберём другой полис",
  insuredAge: "Этот полис не страхует людей такого возраста. Проверьте дату рождения",
  insuredAges: "Этот полис страхует людей от {{from}} до {{to}} лет. Проверьте дату рождения",
  insuredPeople: "Впишите от одного до десяти человек",
  insuredAddress: "Напишите адрес полностью: город, улицу и дом",
  insuredTripBegin: "Выберите начало поездки не раньше завтрашнего дня",
  insuredTripEnd: "Выберите конец поездки не раньше её начала и не позже последнего дня полиса",
};
