import {
  receiptMissing,
  receiptTooLarge,
  receiptTooOld,
  receiptType,
} from "@sughurta/messages/payment/ru";

export const texts = {
  receipt: {
    title: "Чек об оплате",
    label: "Файл чека",
    hint: "JPG, JPEG, PNG или PDF, до {{size}} МБ. Чек должен быть не старше трёх дней.",
    choose: "Выбрать файл",
    drop: "или перетащите его сюда",
    full: "Файл выбран",
    remove: "Убрать файл {{name}}",
    sent: "отправлен",
    submit: "Отправить чек",
    sending: "Отправляем чек…",
    type: receiptType,
    tooLarge: receiptTooLarge,
    missing: receiptMissing,
    part: "Чек принят, всего оплачено {{paid}}. Не хватает {{missing}}: доплатите и отправьте следующий чек здесь.",
    overpaid:
      "Оплачено больше, чем нужно. Чеки посмотрит сотрудник и свяжется с вами. Если есть вопросы, позвоните {{phone}}.",
    underpaidShort:
      "Оплачено меньше, чем нужно. Доплатите разницу и отправьте следующий чек здесь.",
    incomplete:
      "Файл чека передан не до конца. Скачайте или сохраните его заново и отправьте снова",
    tooOld: receiptTooOld,
    failed: "Не удалось загрузить файл. Попробуйте ещё раз",
    submitted:
      "Чек отправлен. Мы проверим его и пришлём полис. Если есть вопросы, позвоните {{phone}}.",
    accepted: "Спасибо! Полис оплачен. Если нужна помощь, позвоните {{phone}}.",
  },
};
