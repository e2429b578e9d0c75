import { MAX_INSURED_AGE, MAX_TRIP_DAYS, MIN_TRIP_DAYS } from "@sughurta/domain/travel";

/** Errors of countries, dates and ages of a trip, also needed for its quick quote. */
export const messages = {
  chooseCountry: "Выберите хотя бы одну страну",
  tripBegin: "Начало поездки: не раньше сегодняшнего дня и не позже чем через четыре года",
  tripEnd: "Конец поездки: хотя бы на день позже начала и не позже чем через четыре года",
  tripLength: `Одна поездка длится от ${MIN_TRIP_DAYS} до ${MAX_TRIP_DAYS} дней`,
  multiTripBegin:
    "Начало полиса: не раньше сегодняшнего дня; конец: не позже чем через четыре года",
  personTooOld: `Страхуем путешественников до дня ${MAX_INSURED_AGE}-летия включительно, считая на первый день поездки`,
};

/** Names of the most frequent destinations, by their codes in the list of countries. */
export const popularCountries = {
  label: "Часто выбирают",
  TR: "Турция",
  RU: "Россия",
  AE: "ОАЭ",
  UZ: "Узбекистан",
  CN: "Китай",
  SCU: "Шенген",
};
