/** Errors of a typed text, also in forms of one or two fields. */
export const messages = {
  required: "Заполните это поле",
  email: "Проверьте адрес почты, например name@mail.tj",
  markup: "Напишите обычным текстом, без знака <",
  tooLongBy: "Можно не больше {{max}} знаков",
};
