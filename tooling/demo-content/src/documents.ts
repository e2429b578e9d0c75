import type { DocumentSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "./brand.ts";
import { documentTexts } from "./document-texts.ts";

/** Documents of /docs; those with a text are rendered on request, the others are in images. */
export const documents: DocumentSeed[] = [
  {
    id: 1,
    filetype: "pdf",
    link: "/files/doc-travel-rules.pdf",
    text: documentTexts.travel,
    title: {
      ru: "Правила страхования путешественников",
      tg: "Қоидаҳои суғуртаи мусофирон",
      en: "Travel insurance rules",
    },
    description: {
      ru: "Что мы оплачиваем за границей и как нам сообщить.",
      tg: "Дар хориҷа чиро ҷуброн мекунем ва чӣ тавр ба мо хабар додан мумкин.",
      en: "What we pay for abroad and how to tell us.",
    },
  },
  {
    id: 2,
    filetype: "pdf",
    link: "/files/doc-motor-rules.pdf",
    text: documentTexts.motor,
    title: {
      ru: "Правила добровольного страхования автомобиля",
      tg: "Қоидаҳои суғуртаи ихтиёрии мошин",
      en: "Voluntary car insurance rules",
    },
    description: {
      ru: "Программы «Стандарт», «Комфорт», «Премиум» и «Индивидуальный».",
      tg: "Барномаҳои «Стандарт», «Комфорт», «Премиум» ва «Инфиродӣ».",
      en: "The programmes Standard, Comfort, Premium and Individual.",
    },
  },
  {
    id: 3,
    filetype: "pdf",
    link: "/files/doc-mtpl-rules.pdf",
    text: documentTexts.liability,
    title: {
      ru: "Обязательное страхование гражданско-правовой ответственности владельцев транспортных средств",
      tg: "Суғуртаи ҳатмии ҷавобгарии гражданию ҳуқуқии соҳибони воситаҳои нақлиёт",
      en: "Compulsory motor third-party liability insurance",
    },
    description: {
      ru: "Права виновника и пострадавшего, сроки и порядок.",
      tg: "Ҳуқуқи айбдор ва зарардида, муҳлат ва тартиб.",
      en: "Rights of the driver at fault and of the third party, time limits and procedure.",
    },
  },
  {
    id: 4,
    filetype: "pdf",
    link: "/files/doc-home-rules.pdf",
    text: documentTexts.home,
    title: {
      ru: "Правила страхования жилья",
      tg: "Қоидаҳои суғуртаи хона",
      en: "Home insurance rules",
    },
    description: {
      ru: "Квартиры, дома, ремонт у соседей, стихия.",
      tg: "Хонаҳои истиқоматӣ, ҳавлиҳо, таъмири хонаи ҳамсоя, офати табиӣ.",
      en: "Flats, houses, the neighbours’ repair, forces of nature.",
    },
  },
  {
    id: 5,
    filetype: "pdf",
    link: "/files/doc-accident-rules.pdf",
    text: documentTexts.accident,
    title: {
      ru: "Правила страхования от несчастных случаев",
      tg: "Қоидаҳои суғурта аз ҳодисаҳои нохуш",
      en: "Personal accident rules",
    },
    description: {
      ru: "Что считается случаем, суммы и список документов.",
      tg: "Чӣ ҳодиса ҳисоб мешавад, маблағҳо ва рӯйхати ҳуҷҷатҳо.",
      en: "What counts as an accident, the sums and the list of papers.",
    },
  },
  {
    id: 6,
    filetype: "pdf",
    link: "/files/doc-claim-guide.pdf",
    text: documentTexts.guide,
    title: {
      ru: "Памятка: как получить выплату",
      tg: "Ёддошт: чӣ тавр ҷубронпулӣ гирифтан мумкин",
      en: "Guide: how to get your payout",
    },
    description: {
      ru: `Пять шагов от звонка на ${PHONE} до денег на карте.`,
      tg: `Панҷ қадам аз занг ба ${PHONE} то пул дар корт.`,
      en: `Five steps from the call to ${PHONE} to money on your card.`,
    },
  },
  {
    id: 7,
    filetype: "other",
    link: "/files/doc-accident-scheme.svg",
    title: {
      ru: "Схема ДТП для распечатки",
      tg: "Нақшаи садама барои чоп",
      en: "Accident sketch to print",
    },
    description: {
      ru: "Положите лист в бардачок вместе с ручкой.",
      tg: "Варақаро бо қалам дар қуттии назди чанбарак гузоред.",
      en: "Keep the sheet in the glovebox with a pen.",
    },
  },
  {
    id: 8,
    filetype: "other",
    link: "/files/doc-emergency-card.svg",
    title: {
      ru: "Карточка экстренных номеров",
      tg: "Корти рақамҳои таъҷилӣ",
      en: "Card of emergency numbers",
    },
    description: {
      ru: "101, 102, 103, 112 и 5511 на одной картинке для телефона.",
      tg: "101, 102, 103, 112 ва 5511 дар як акс барои телефон.",
      en: "101, 102, 103, 112 and 5511 in one picture for your phone.",
    },
  },
];
