import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { textsByCode } from "./desk-texts.ts";

const ru = {
  title: "Что произошло",
  orderSaved: "Заказ сохранён",
  paymentStarted: "Платёж начат",
  part: "часть",
  receipt: "Пришёл чек",
  issued: "Полис оформлен",
  activated: "Полис активирован",
  document: "Документ готов",
  reminder: "Напоминание о продлении",
  instalmentNotice: "Напоминание об оплате части",
  renewed: "Продлён полисом",
  cancelled: "Полис отменён, к возврату",
  refund: "Возврат",
  claim: "Заявление",
  claimMessage: "Сообщение заявителю",
  file: "Добавлен файл",
  /** Sources of a payment's status. */
  sources: textsByCode({
    callback: "уведомление банка",
    query: "ответ банка на запрос",
    receipt: "чек",
    desk: "сотрудник",
  }),
  messages: {
    waiting: "Сообщение ждёт отправки",
    sent: "Сообщение отправлено",
    failed: "Сообщение не отправлено",
  } satisfies Readonly<Record<OutboxMessage["state"], string>>,
  /** Topic of a message, by the prefix of its key. */
  topics: textsByCode({
    policy: "о полисе",
    refund: "о возврате",
    renewal: "о продлении",
    instalment: "об оплате частями",
    payment: "о платеже",
    review: "о проверке платежа",
    claim: "о заявлении",
  }),
};

const tg: typeof ru = {
  title: "Чӣ рӯй дод",
  orderSaved: "Фармоиш нигоҳ дошта шуд",
  paymentStarted: "Пардохт оғоз шуд",
  part: "қисми",
  receipt: "Чек омад",
  issued: "Полис ба расмият дароварда шуд",
  activated: "Полис фаъол шуд",
  document: "Ҳуҷҷат тайёр аст",
  reminder: "Хотиррасонӣ дар бораи тамдид",
  instalmentNotice: "Хотиррасонӣ дар бораи қисми навбатӣ",
  renewed: "Полиси навбатӣ",
  cancelled: "Полис бекор шуд, барои баргардонидан",
  refund: "Баргардонидани пул",
  claim: "Ариза",
  claimMessage: "Паём ба аризадиҳанда",
  file: "Файл илова шуд",
  sources: {
    callback: "огоҳиномаи бонк",
    query: "ҷавоби бонк ба дархост",
    receipt: "чек",
    desk: "корманд",
  },
  messages: {
    waiting: "Паём фиристоданро интизор аст",
    sent: "Паём фиристода шуд",
    failed: "Паём фиристода нашуд",
  },
  topics: {
    policy: "дар бораи полис",
    refund: "дар бораи баргардонидани пул",
    renewal: "дар бораи тамдид",
    instalment: "дар бораи пардохти қисм-қисм",
    payment: "дар бораи пардохт",
    review: "дар бораи санҷиши пардохт",
    claim: "дар бораи ариза",
  },
};

const en: typeof ru = {
  title: "What happened",
  orderSaved: "Order saved",
  paymentStarted: "Payment started",
  part: "part",
  receipt: "Receipt came",
  issued: "Policy issued",
  activated: "Policy activated",
  document: "Document ready",
  reminder: "Reminder of renewal",
  instalmentNotice: "Reminder of an instalment",
  renewed: "Renewed by policy",
  cancelled: "Policy cancelled, to refund",
  refund: "Refund",
  claim: "Claim",
  claimMessage: "Message to the claimant",
  file: "File added",
  sources: {
    callback: "notice of the bank",
    query: "answer of the bank",
    receipt: "receipt",
    desk: "staff",
  },
  messages: {
    waiting: "Message waits to be sent",
    sent: "Message sent",
    failed: "Message not sent",
  },
  topics: {
    policy: "about the policy",
    refund: "about the refund",
    renewal: "about renewal",
    instalment: "about instalments",
    payment: "about the payment",
    review: "about the check of the payment",
    claim: "about the claim",
  },
};

export const timelineTexts = { ru, tg, en };
