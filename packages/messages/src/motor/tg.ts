import { BODY_NUMBER_LENGTH, CITY_LENGTH, VIN_LENGTH } from "@sughurta/domain/motor";
import { MOTOR_HOLDER_AGE } from "@sughurta/domain/person";
import type { messages as ru } from "./ru.ts";

export const holderAge = `Санаи таваллудро санҷед: аз ${MOTOR_HOLDER_AGE.from} то ${MOTOR_HOLDER_AGE.to}-сола`;

export const validateVin = `VIN аз ${VIN_LENGTH} аломат иборат аст: ҳарфҳои лотинӣ ва рақамҳо, бе I, O ва Q`;
export const stateNumber = "Рақами давлатиро санҷед, масалан 1234AA01";

export const messages: Record<keyof typeof ru, string> = {
  carIssueYear: "Соли бароришро санҷед",
  carTooOld: "Барои ин барнома мошин хеле куҳна аст. Барномаи дигарро интихоб кунед",
  cascoCarsOnly:
    "Каско мошинҳои сабукрав ва микроавтобусҳоро суғурта мекунад. Барои ин мошин полиси ҳатмӣ ҳаст",
  insuredSum: "Маблағи суғуртаро аз рӯйхати ин мошин интихоб кунед",
  validateVin,
  vinLength: `Аломатҳои навишташуда: {{length}}. VIN аз ${VIN_LENGTH} аломат иборат аст`,
  vinOrBody: "VIN ё рақами кузовро нависед",
  bodyNumber: `Рақами кузов аз ${BODY_NUMBER_LENGTH.from} то ${BODY_NUMBER_LENGTH.to} ҳарфи лотинӣ ва рақам иборат аст`,
  taxi: "Ин рақами таксӣ аст. Таксиро аз рӯйи ин барнома суғурта намекунем",
  stateNumber,
  registrationCertificate: "Рақами шаҳодатномаи бақайдгирӣ аз ду ҳарф ва ҳафт рақам иборат аст",
  motorBegin: "Полис на пештар аз фардо ва на дертар аз як сол ба амал медарояд",
  city: `Шаҳр: аз ${CITY_LENGTH.from} то ${CITY_LENGTH.to} аломат`,
  carName: "Дар ном бояд ҳарф ё рақам бошад",
  driversNeeded: "Ақаллан як ронанда илова кунед",
  maxDrivers: "Ба полис то се ронанда навиштан мумкин аст",
  notInList: "Аз рӯйхат интихоб кунед",
};
