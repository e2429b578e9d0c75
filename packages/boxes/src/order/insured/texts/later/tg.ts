import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  errors: {
    birthInFuture: "Санаи таваллуд бояд дар гузашта бошад",
    insuredPeople: "Аз як то даҳ нафарро нависед",
    insuredAddress: "Суроғаро пурра нависед: шаҳр, кӯча ва рақами бино",
    carIssueYear: "Соли бароришро интихоб кунед",
    carTooOld: "Мо мошинҳои то 20-соларо суғурта мекунем. Солро санҷед ё ба мо занг занед",
    taxi: "Ин рақами таксӣ аст. Таксиро аз рӯйи ин барнома суғурта намекунем, ба мо занг занед",
    stateNumber: "Рақами давлатиро санҷед, масалан 1234AA01",
    insuredTripBegin: "Оғози сафарро на барвақттар аз фардо интихоб кунед",
    insuredTripEnd:
      "Анҷоми сафарро на барвақттар аз оғоз ва на дертар аз рӯзи охирини полис интихоб кунед",
  },
};
