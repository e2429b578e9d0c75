import type { messages as ru } from "./ru.ts";

export const alreadyPaid = "Ин фармоиш аллакай пардохт шудааст";
export const paymentInReview =
  "Мо аллакай пардохти ин фармоишро месанҷем. Бори дигар пардохт накунед, ба {{phone}} занг занед";
export const paymentBusy =
  "Пардохти ин фармоиш дар равзанаи дигар оғоз шудааст. Як дақиқа сабр кунед";
export const paymentChecking =
  "Бонк пардохти якуми ин фармоишро ҳанӯз месанҷад. Бори дигар пардохт накунед: як дақиқа сабр карда, такрор кунед";
export const providerUnavailable =
  "Бонк ҳоло ҷавоб намедиҳад. Пас аз як дақиқа кӯшиш кунед ё тарзи дигарро интихоб намоед";
export const orderExpired = "Муҳлати ин фармоиш гузашт. Фармоишро аз нав ба расмият дароред";
export const orderOnHold =
  "Мо бояд маълумоти шуморо санҷем. Мо ба шумо занг мезанем, ҳоло пардохт лозим нест. Саволҳо: {{phone}}";
export const orderRefused =
  "Ин полисро онлайн ба расмият даровардан намешавад. Ба мо занг занед, ёрӣ мерасонем: {{phone}}";
export const receiptMissing = "Файли чекро интихоб кунед";
export const receiptType = "Ин файл мувофиқ нест. Чек дар JPG, JPEG, PNG ё PDF лозим аст";
export const receiptTooLarge = "Файл аз {{max}} МБ калонтар аст. Хурдтарашро фиристед";
export const receiptTooOld = "Ба чек зиёда аз се рӯз шудааст. Чеки навтарро бор кунед";

export const messages: Record<keyof typeof ru, string> = {
  alreadyPaid,
  paymentInReview,
  paymentBusy,
  paymentChecking,
  operatorNotOffered: "Ин тарзи пардохт дар ин ҷо мувофиқ нест. Дигарашро интихоб кунед",
  providerUnavailable,
  orderExpired,
  orderOnHold,
  orderRefused,
  priceChanged: "Нарх тағйир ёфт: акнун {{sum}} TJS. Санҷед ва тасдиқ кунед",
  earlierPartUnpaid: "Аввал пардохти пештараи ҳамин полисро анҷом диҳед",
  policyEnded: "Полис бекор шудааст ё муҳлаташ гузаштааст: барои он дигар пардохтан лозим нест",
  notQrPayment: "Чек танҳо ҳангоми пардохт бо QR лозим аст",
  receiptMissing,
  receiptType,
  receiptTooLarge,
  receiptUsed:
    "Ин чек аллакай фиристода шудааст. Агар боз пардохт карда бошед, чеки ҳамон пардохтро фиристед",
  receiptOther: "Ин чек барои пардохти дигар аст. Чеки ҳамин фармоишро фиристед",
  receiptTooOld,
  receiptRejected: "Ин чек қабул нашуд. Ба {{phone}} занг занед",
  paymentClosed:
    "Ин пардохт аллакай баста шудааст. Агар пардохта бошед, дигар пардохт накунед, ба {{phone}} занг занед",
  draftPaid: alreadyPaid,
  draftChanged: "Ин фармоиш дар равзанаи дигар ё дар дастгоҳи дигар тағйир ёфт",
  draftLinkOver:
    "Ин пайванд аллакай истифода шудааст ё аз {{minutes}} дақиқа куҳнатар аст. Пайванди нав созед",
  saleLinkOver:
    "Ин пайванди фурӯш аллакай истифода шудааст ё зиёда аз {{minutes}} дақиқа пеш сохта шудааст. Фурӯшро дар ҷойи корӣ аз нав оғоз кунед",
  saleOver: "Вақти ин фурӯш гузашт. Фурӯшро дар ҷойи корӣ аз нав оғоз кунед",
  saleNotSaved:
    "Фармоиш ҳанӯз нигоҳ дошта мешавад. Равзанаро пӯшед ва пайвандро пас аз чанд сония фиристед",
};
