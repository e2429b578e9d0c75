import { tooManyRequests } from "@sughurta/messages/requests/ru";

export const texts = {
  subscribe: {
    title: "Письма о страховании без спама",
    text: "Раз в месяц: новые продукты, скидки и простые советы.",
    email: "Электронная почта",
    submit: "Подписаться",
    thanks: "Спасибо, вы подписаны",
    emailError: "Почта указана неверно или нет связи. Проверьте адрес и попробуйте ещё раз",
    tooMany: tooManyRequests,
  },
};
