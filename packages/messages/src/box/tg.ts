import { MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";
import type { messages as ru } from "./ru.ts";

export const carIssueYear = "Соли бароришро интихоб кунед";
export const carTooOld = `Мо мошинҳои то ${MAX_CAR_AGE_YEARS.SCI}-соларо суғурта мекунем. Солро санҷед ё ба мо занг занед`;
export const taxi =
  "Ин рақами таксӣ аст. Таксиро аз рӯйи ин барнома суғурта намекунем, ба мо занг занед";

export const messages: Record<keyof typeof ru, string> = {
  declaration:
    "Агар изҳорот дуруст бошад, онро қайд кунед. Вагарна ба мо занг занед: полиси дигар меёбем",
  insuredAge: "Ин полис одамони ин синну солро суғурта намекунад. Санаи таваллудро санҷед",
  insuredAges:
    "Ин полис одамони аз {{from}} то {{to}}-соларо суғурта мекунад. Санаи таваллудро санҷед",
  insuredPeople: "Аз як то даҳ нафарро нависед",
  insuredAddress: "Суроғаро пурра нависед: шаҳр, кӯча ва рақами бино",
  insuredTripBegin: "Оғози сафарро на барвақттар аз фардо интихоб кунед",
  insuredTripEnd:
    "Анҷоми сафарро на барвақттар аз оғоз ва на дертар аз рӯзи охирини полис интихоб кунед",
};
