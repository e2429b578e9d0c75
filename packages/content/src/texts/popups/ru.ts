import { errorExist } from "@sughurta/messages/requests/ru";

export const texts = {
  callback: {
    title: "Перезвоним вам",
    text: "Оставьте номер, и мы позвоним в рабочее время.",
    phone: "Телефон",
    submit: "Жду звонка",
    close: "Закрыть",
    requestRegistred: "Заявка принята. Скоро перезвоним",
    errorExist,
    unexpected: "Не удалось отправить заявку. Попробуйте позже или позвоните {{phone}}",
  },
};
