import type { TextsLike } from "@sughurta/i18n";
import type { texts as ru } from "./ru.ts";

export const texts: TextsLike<typeof ru> = {
  name: {
    latin: "Насаб, ном ва номи падар бо ҳарфҳои лотинӣ",
    latinHint: "Мувофиқи шиносномаи хориҷӣ, масалан SAIDOVA MADINA",
    full: "Насаб, ном ва номи падар",
    hint: "Мувофиқи ҳуҷҷат",
    lastName: "Насаб",
    firstName: "Ном",
    patronymic: "Номи падар",
    latinOffer: "Бо ҳарфҳои лотинӣ чунин мешавад:",
    latinUse: "Гузоштан",
    correct: "Ислоҳ кардан",
  },
  birthDate: "Санаи таваллуд",
  gender: "Ҷинс",
  female: "Зан",
  male: "Мард",
  citizenship: "Шаҳрвандӣ",
  homeCountry: "Тоҷикистон",
  taxNumber: "РМА",
  taxNumberHint: "Нуҳ рақам",
  address: {
    registered: "Суроғаи бақайдгирӣ",
    actual: "Суроғаи ҷойи зист",
    postalCode: "Индекси почта",
    postalCodeHint: "Масалан, 734000",
  },
  document: {
    type: "Ҳуҷҷат",
    series: "Силсила",
    number: "Рақам",
    issueDate: "Санаи додани ҳуҷҷат",
    issueInstitution: "Аз ҷониби кӣ дода шудааст",
    issueInstitutionHint: "Мувофиқи ҳуҷҷат, масалан MIA",
    validTo: "Эътибор дорад то",
    dateHint: "Масалан, {{date}}",
    any: {
      series: "Силсилаи ҳуҷҷат",
      number: "Рақами ҳуҷҷат",
      hint: "Шиноснома ё гувоҳномаи иқомат",
    },
    motor: {
      series: "То 4 ҳарф ва рақам, агар бошад",
      number: "Аз 6 то 15 ҳарф ва рақам",
    },
    passport: {
      name: "Шиносномаи Тоҷикистон",
      hint: "Шиносномаи дохилӣ, барои сафар ба хориҷа мувофиқ нест",
      series: "Як ҳарфи лотинӣ",
      number: "Аз 8 то 15 рақам",
    },
    travelPassport: {
      name: "Шиносномаи хориҷии Тоҷикистон",
      hint: "Бо он ба хориҷа мераванд",
      series: "Агар бошад",
      number: "Рақамҳо, мувофиқи шиноснома",
    },
    foreignPassport: {
      name: "Шиносномаи кишвари дигар",
      hint: "Барои шаҳрвандони давлатҳои дигар",
      series: "Агар бошад",
      number: "Ҳарфҳои лотинӣ ва рақамҳо",
    },
  },
  licence: {
    series: "Силсилаи шаҳодатномаи ронандагӣ",
    number: "Рақами шаҳодатномаи ронандагӣ",
    issueDate: "Санаи додани шаҳодатномаи ронандагӣ",
  },
};
