import { MULTI_TRIP_DAYS, PREGNANCY_AGE, TRAVEL_ADDRESS_MAX_LENGTH } from "@sughurta/domain/travel";
import { country } from "../people/tg.ts";
import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  countryUnknown: country,
  countryHome: "Ин суғурта дар Тоҷикистон амал намекунад. Кишвари дигарро интихоб кунед",
  multiTripEnd:
    "Полиси сафарҳои солона як сол амал мекунад, рӯзи аввал ва охир ҳам ба ҳисоб меравад",
  multiTripDays: `Як сафар бо чунин полис то ${MULTI_TRIP_DAYS} рӯз давом мекунад`,
  medicalSum: "Маблағи табобатро интихоб кунед",
  medicalSumNotSold:
    "Чунин маблағи табобат ҳоло фурӯхта намешавад. Яке аз инҳоро интихоб кунед: {{sums}}",
  maxPersons: "Як полис барои аз як то панҷ нафар аст",
  addOnSum: "Ин илова чунин маблағ надорад. Аз рӯйхат интихоб кунед",
  pregnancyAge: `Ин илова дастрас аст, агар мусофири аз ${PREGNANCY_AGE.from} то ${PREGNANCY_AGE.to}-сола бошад`,
  covidPersons: "Қайд кунед, ки ҳимоя аз Covid барои кӣ аст, ё иловаро хориҷ кунед",
  optionUnknown: "Чунин илова нест. Дигарашро интихоб кунед",
  documentForTravel:
    "Бо шиносномаи дохилӣ ба хориҷа рафтан мумкин нест. Шиносномаи хориҷиро нависед",
  flatAddress: `Суроғаи хонаро нависед, то ${TRAVEL_ADDRESS_MAX_LENGTH} аломат`,
};
