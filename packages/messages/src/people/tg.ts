import {
  DOCUMENT_MAX_LENGTH,
  DRIVER_AGE,
  HOLDER_AGE,
  ISSUE_MAX_YEARS,
  LICENCE_FROM_AGE,
  MOTOR_NUMBER_MIN_LENGTH,
  MOTOR_SERIES_MAX_LENGTH,
  PASSPORT_NUMBER_MIN_LENGTH,
  VALID_MAX_YEARS,
} from "@sughurta/domain/person";
import type { messages as ru } from "./ru.ts";

export const country = "Кишварро аз рӯйхат интихоб кунед";
export const holderAge = `Суғурташаванда бояд на камтар аз ${HOLDER_AGE.from}-сола бошад ва аз рӯзи ${HOLDER_AGE.to}-солагиаш нагузашта бошад`;
export const birthInFuture = "Санаи таваллуд бояд дар гузашта бошад";
export const fullName = "Насаб ва номро бо фосила нависед";
export const documentTwice = "Ин ҳуҷҷат аллакай барои каси дигар навишта шудааст";
export const documentValidTo = "Муҳлати эътибори ҳуҷҷат бояд аз санаи додани он дертар бошад";

export const messages: Record<keyof typeof ru, string> = {
  adultsOnly: `Суғуртаро шахси аз ${HOLDER_AGE.from}-сола боло харида метавонад`,
  holderAge,
  dateInFuture: "Ин сана бояд дар гузашта бошад",
  birthInFuture,
  country,
  latinName: "Бо ҳарфҳои лотинӣ нависед, чунон ки дар шиноснома аст",
  fullName,
  issueDate: `Санаи додани ҳуҷҷатро санҷед: на пеш аз таваллуд, на баъд аз имрӯз ва на куҳнатар аз ${ISSUE_MAX_YEARS} сол`,
  issuedBeforeBirth: "Ҳуҷҷат пеш аз таваллуд дода шуда наметавонад",
  passportSeries: "Силсилаи шиносномаи Тоҷикистон: як ҳарфи лотинӣ",
  passportNumber: `Рақами шиносномаи Тоҷикистон: аз ${PASSPORT_NUMBER_MIN_LENGTH} то ${DOCUMENT_MAX_LENGTH} рақам`,
  travelDocumentSeries: `Дар силсилаи шиносномаи хориҷӣ танҳо ҳарфҳои калони лотинӣ ва рақамҳо, то ${DOCUMENT_MAX_LENGTH}`,
  travelDocumentNumber: `Дар рақами ҳуҷҷат танҳо рақамҳо, то ${DOCUMENT_MAX_LENGTH}`,
  foreignDocument: `Дар силсила ва рақам аз 1 то ${DOCUMENT_MAX_LENGTH} ҳарфи лотинӣ ва рақам`,
  documentSeriesLength: `Силсила аз 1 то ${MOTOR_SERIES_MAX_LENGTH} ҳарф ва рақам иборат аст`,
  documentLength: `Рақами ҳуҷҷат аз ${MOTOR_NUMBER_MIN_LENGTH} то ${DOCUMENT_MAX_LENGTH} ҳарф ва рақам иборат аст`,
  documentSpace: "Дар рақами ҳуҷҷат фосила ҳаст. Онро нест кунед",
  documentTwice,
  documentValidTo,
  documentValidTooLong: `Ҳуҷҷат бештар аз ${VALID_MAX_YEARS} сол эътибор дошта наметавонад. Солро санҷед`,
  documentExpired: "Муҳлати ҳуҷҷат гузаштааст. Ҳуҷҷати эътиборнок лозим аст",
  inn: "Нуҳ рақами РМА-ро нависед",
  postalCode: "Индекси почта шаш рақам дорад, масалан 734000",
  licenceTooEarly: `Шаҳодатномаи ронандагӣ аз ${LICENCE_FROM_AGE}-солагӣ дода мешавад. Санаи таваллуд ва санаи додани онро санҷед`,
  driverAge: `Ронанда бояд аз ${DRIVER_AGE.from} то ${DRIVER_AGE.to}-сола бошад`,
  driverExperience: `Шаҳодатномаи ронандагӣ бояд на камтар аз яксола бошад ва пеш аз ${LICENCE_FROM_AGE}-солагӣ дода нашуда бошад`,
};
