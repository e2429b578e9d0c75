export const texts = {
  errors: {
    required: "Заполните это поле",
    email: "Проверьте адрес почты, например name@mail.tj",
    markup: "Напишите обычным текстом, без знака <",
    tooLong: "Можно не больше {{max}} знаков",
  },
};
