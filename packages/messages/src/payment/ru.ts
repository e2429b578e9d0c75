export const alreadyPaid = "Этот заказ уже оплачен";
export const paymentInReview =
  "Мы уже проверяем оплату этого заказа. Не платите ещё раз, позвоните {{phone}}";
export const paymentBusy = "Оплата этого заказа уже начата в другом окне. Подождите минуту";
export const paymentChecking =
  "Банк ещё проверяет первую оплату этого заказа. Не платите ещё раз: подождите минуту и повторите";
export const providerUnavailable =
  "Банк сейчас не отвечает. Попробуйте через минуту или выберите другой способ";
export const orderExpired = "Срок этого заказа прошёл. Оформите заказ заново";
export const orderOnHold =
  "Нам нужно проверить ваши данные. Мы вам позвоним, платить пока не нужно. Вопросы: {{phone}}";
export const orderRefused =
  "Этот полис нельзя оформить онлайн. Позвоните нам, мы поможем: {{phone}}";
export const receiptMissing = "Выберите файл чека";
export const receiptType = "Такой файл не подходит. Нужен чек в JPG, JPEG, PNG или PDF";
export const receiptTooLarge = "Файл больше {{max}} МБ. Отправьте поменьше";
export const receiptTooOld = "Чеку больше трёх дней. Загрузите более свежий";

/** Refusals of orders, payments and receipts. */
export const messages = {
  alreadyPaid,
  paymentInReview,
  paymentBusy,
  paymentChecking,
  operatorNotOffered: "Этот способ оплаты здесь не подходит. Выберите другой",
  providerUnavailable,
  orderExpired,
  orderOnHold,
  orderRefused,
  priceChanged: "Цена изменилась: теперь {{sum}} TJS. Проверьте и подтвердите",
  earlierPartUnpaid: "Сначала оплатите более ранний платёж по этому полису",
  policyEnded: "Полис отменён или закончился: платить по нему больше не нужно",
  notQrPayment: "Чек нужен только при оплате по QR",
  receiptMissing,
  receiptType,
  receiptTooLarge,
  receiptUsed: "Этот чек уже был отправлен. Если вы платили ещё раз, пришлите чек той оплаты",
  receiptOther: "Этот чек за другую оплату. Отправьте чек за этот заказ",
  receiptTooOld,
  receiptRejected: "Этот чек не принят. Позвоните {{phone}}",
  paymentClosed:
    "Эта оплата уже закрыта. Если вы заплатили, не платите ещё раз, позвоните {{phone}}",
  draftPaid: alreadyPaid,
  draftChanged: "Этот заказ изменён в другом окне или на другом устройстве",
  draftLinkOver: "Эта ссылка уже использована или старше {{minutes}} минут. Создайте новую",
  saleLinkOver:
    "Эта ссылка продажи уже использована или старше {{minutes}} минут. Начните продажу на рабочем месте ещё раз",
  saleOver: "Время этой продажи вышло. Начните продажу на рабочем месте ещё раз",
  saleNotSaved: "Заказ ещё сохраняется. Закройте окно и отправьте ссылку через несколько секунд",
};
