import type { TextsLike } from "@sughurta/i18n";
import { messages as box, carIssueYear, carTooOld, taxi } from "@sughurta/messages/box/tg";
import { stateNumber } from "@sughurta/messages/motor/tg";
import { birthInFuture } from "@sughurta/messages/people/tg";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  people: {
    lead: "Маълумоти касеро, ки суғурта мехарад, ва ҳамаи онҳоеро, ки суғурта мекунем, пур кунед.",
    term: "Шахсони суғурташуда",
    title: "Киро суғурта мекунем",
    hint: "То даҳ нафар дар як полис. Нарх аз шумораи онҳо вобаста нест.",
    ages: "Синну сол: аз {{from}} то {{to}}.",
    person: "Шахси суғурташудаи {{number}}",
    addHolder: "Худро илова кардан",
    add: "Илова кардани шахс",
    remove: "Хориҷ кардани шахси {{number}}",
    count_one: "{{count}} нафар",
    count_other: "{{count}} нафар",
  },
  address: {
    lead: "Нависед, ки кадом хонаро суғурта мекунем, ва маълумоти касеро, ки суғурта мехарад, пур кунед.",
    term: "Суроға",
    title: "Кадом хонаро суғурта мекунем",
    hint: "Ин суроға дар полис навишта мешавад.",
    city: "Шаҳр ё деҳа",
    street: "Кӯча",
    house: "Рақами бино ё ҳавлӣ",
    flat: "Рақами хонаи истиқоматӣ",
    flatHint: "Барои ҳавлӣ лозим нест",
    required: {
      city: "Шаҳр ё деҳаро нависед",
      street: "Кӯчаро нависед",
      house: "Рақами бино ё ҳавлиро нависед",
    },
  },
  car: {
    lead: "Нависед, ки кадом мошинро суғурта мекунем, ва маълумоти касеро, ки суғурта мехарад, пур кунед.",
    term: "Мошин",
    title: "Кадом мошинро суғурта мекунем",
    hint: "Мошини сабукрави то 20-сола, на таксӣ.",
    make: "Тамға",
    makeHint: "Масалан, Toyota",
    model: "Модел",
    modelHint: "Масалан, Camry",
    year: "Соли барориш",
    plate: "Рақами давлатӣ",
    plateHint: "Чунон ки дар лавҳаи рақам аст, масалан 1234AA01",
    required: {
      make: "Тамғаи мошинро нависед",
      model: "Модели мошинро нависед",
      year: "Соли барориши мошинро интихоб кунед",
      plate: "Рақами давлатиро нависед",
    },
  },
  trip: {
    lead: "Нависед, ки сафар кай аст, ва маълумоти касеро, ки суғурта мехарад ва меравад, пур кунед.",
    term: "Сафар",
    title: "Кадом сафарро суғурта мекунем",
    hint: "Полис аз {{begin}} то {{end}} амал мекунад. Харидори он суғурта мешавад.",
    begin: "Оғози сафар",
    beginHint: "На барвақттар аз {{date}}",
    end: "Анҷоми сафар",
    endHint: "На дертар аз {{date}}",
  },
  errors: { ...box, birthInFuture, carIssueYear, carTooOld, taxi, stateNumber },
};
