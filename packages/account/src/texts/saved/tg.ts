import type { TextsLike } from "@sughurta/i18n";
import { stateNumber, validateVin } from "@sughurta/messages/motor/tg";
import { documentValidTo } from "@sughurta/messages/people/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  list: {
    change: "Тағйир додан",
    changeNamed: "Тағйир додан: {{name}}",
    remove: "Хориҷ кардан",
    removeNamed: "Хориҷ кардан: {{name}}",
    removeAsk: "Нест кунем?",
    cancel: "Нигоҳ надоштан",
    save: "Нигоҳ доштан",
    saved: "Нигоҳ дошта шуд.",
  },
  documents: {
    title: "Ҳуҷҷатҳо",
    lead: "Ҳуҷҷатро як бор нигоҳ доред ва дар ҳар фармоиш истифода баред.",
    none: "Ҳуҷҷат нест.",
    add: "Илова кардани ҳуҷҷат",
    type0: "Шиносномаи дохилии Тоҷикистон",
    type1: "Шиносномаи хориҷӣ",
    type2: "Шиносномаи давлати дигар",
    line: "{{number}}, {{date}} дода шудааст",
    validTo: "то {{date}} амал мекунад",
  },
  addresses: {
    title: "Суроғаҳо",
    none: "Суроға нест.",
    add: "Илова кардани суроға",
    city: "Шаҳр ё ноҳия",
    address: "Кӯча, бино, хона",
    postalCode: "Индекси почта",
  },
  people: {
    title: "Киро суғурта мекунед",
    lead: "Касонеро, ки суғурта мекунед, дар фармоиш аз рӯйхат интихоб кардан мумкин аст. Маълумот рамзгузорӣ шуда нигоҳ дошта мешавад.",
    none: "Ҳанӯз касе нест.",
    add: "Илова кардани шахс",
    born: "Санаи таваллуд: {{date}}",
    withDocument: "Ҳуҷҷати ин шахсро низ нигоҳ доштан",
  },
  cars: {
    title: "Мошинҳои ман",
    lead: "Мошинҳое, ки дар ин ҷо суғурта шудаанд, худ пайдо мешаванд. Дигарашро илова кардан мумкин аст.",
    none: "Ҳанӯз мошин нест.",
    add: "Илова кардани мошин",
    insure: "Суғурта кардан",
    insureAgain: "Аз нав суғурта кардан",
    insureNamed: "{{action}}: {{name}}",
    make: "Тамға",
    makeHint: "Масалан, Toyota",
    model: "Модел",
    modelHint: "Масалан, Camry",
    year: "Соли барориш",
    plate: "Рақами давлатӣ",
    plateHint: "Масалан, 1234AA01",
    vin: "VIN",
    vinHint: "17 аломат, аз шаҳодатномаи бақайдгирӣ",
  },
  messages: {
    title: "Ба шумо чӣ мефиристем",
    always:
      "Полис, тасдиқи пардохт, рақами ариза ва қарор оид ба онро ҳамеша мефиристем. Боқимондаро шумо интихоб мекунед.",
    renewal: "Хотиррасонӣ дар бораи анҷоми полис",
    claim: "Хабарҳо оид ба ариза",
    news: "Хабарҳо ва пешниҳодҳо",
    mail: "Ба почтаи электронӣ",
    sms: "Бо SMS",
    language: "Забони мактубҳо ва SMS",
    asOrdered: "Забоне, ки полис бо он харида шудааст",
  },
  site: {
    title: "Забони сомона",
  },
  errors: {
    taxi: "Ин рақами таксӣ аст. Таксиро дар ин ҷо суғурта намекунем",
    stateNumber,
    validateVin,
    carIssueYear: "Соли бароришро аз рӯйхат интихоб кунед",
    documentValidTo,
  },
};
