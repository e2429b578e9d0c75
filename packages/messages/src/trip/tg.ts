import { MAX_INSURED_AGE, MAX_TRIP_DAYS, MIN_TRIP_DAYS } from "@sughurta/domain/travel";
import type { messages as ru, popularCountries as russianCountries } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  chooseCountry: "Ақаллан як кишварро интихоб кунед",
  tripBegin: "Оғози сафар: на пеш аз имрӯз ва на дертар аз чор сол",
  tripEnd: "Анҷоми сафар: ақаллан як рӯз пас аз оғоз ва на дертар аз чор сол",
  tripLength: `Як сафар аз ${MIN_TRIP_DAYS} то ${MAX_TRIP_DAYS} рӯз давом мекунад`,
  multiTripBegin: "Оғози полис: на пеш аз имрӯз; анҷом: на дертар аз чор сол",
  personTooOld: `Мусофиронеро суғурта мекунем, ки дар рӯзи аввали сафар аз рӯзи ${MAX_INSURED_AGE}-солагиашон нагузаштаанд`,
};

export const popularCountries: typeof russianCountries = {
  label: "Бештар интихоб мекунанд",
  TR: "Туркия",
  RU: "Россия",
  AE: "АМА",
  UZ: "Ӯзбекистон",
  CN: "Чин",
  SCU: "Шенген",
};
