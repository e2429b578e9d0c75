export const badCredentials = "Телефон или пароль неверны. Проверьте их или позвоните {{phone}}";

/** Refusals of sign-in and of the personal account. */
export const messages = {
  badCredentials,
  sessionEnded: "Время входа истекло. Войдите ещё раз",
  passwordDue: "Ваш пароль временный. Чтобы продолжить, задайте свой",
  passwordSame: "Это ваш нынешний пароль. Придумайте другой",
  passwordWrong: "Нынешний пароль неверный",
  signInRequired: "Войдите по номеру телефона, чтобы продолжить",
  unauthorized: "Войдите, чтобы продолжить",
  smsLimit:
    "Сейчас мы не можем отправить ещё один код. Попробуйте {{wait}} или позвоните {{phone}}",
  activationRefused: "Номер или код полиса неверны. Проверьте их",
  policyInAnotherAccount:
    "Этот полис уже в другом кабинете. Войдите с телефоном, на который он куплен, или получите код на этот телефон",
  cancellationClosed: "Этот полис здесь уже нельзя отменить. Позвоните {{phone}}",
  refundChanged: "Сумма изменилась: сегодня вернём {{sum}} TJS. Проверьте и подтвердите",
  recordsFull: "Здесь помещается не больше {{max}} записей. Удалите лишние",
  notAfterToday: "Дата не может быть позже сегодняшней",
};
