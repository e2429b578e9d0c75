import { MULTI_TRIP_DAYS, PREGNANCY_AGE, TRAVEL_ADDRESS_MAX_LENGTH } from "@sughurta/domain/travel";
import { country } from "../people/ru.ts";

/** Errors of an order of travel insurance, besides those of its trip and its people. */
export const messages = {
  countryUnknown: country,
  countryHome: "По Таджикистану эта страховка не действует. Выберите другую страну",
  multiTripEnd: "Полис «Поездки весь год» действует год, считая первый и последний день",
  multiTripDays: `Одна поездка по такому полису длится до ${MULTI_TRIP_DAYS} дней`,
  medicalSum: "Выберите сумму на лечение",
  medicalSumNotSold: "Такой суммы на лечение в продаже нет. Выберите одну из этих: {{sums}}",
  maxPersons: "В одном полисе от одного до пяти человек",
  addOnSum: "Такой суммы у этой опции нет. Выберите из списка",
  pregnancyAge: `Опция доступна, если едет человек от ${PREGNANCY_AGE.from} до ${PREGNANCY_AGE.to} лет`,
  covidPersons: "Отметьте, для кого защита от Covid, или уберите опцию",
  optionUnknown: "Такой опции нет. Выберите другую",
  documentForTravel: "С внутренним паспортом за границу не выехать. Укажите загранпаспорт",
  flatAddress: `Напишите адрес жилья, до ${TRAVEL_ADDRESS_MAX_LENGTH} знаков`,
};
