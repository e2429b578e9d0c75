export const texts = {
  steps: {
    label: "Шаги оформления",
    vehicle: "Автомобиль",
    programme: "Программа",
    options: "Опции",
    people: "Страхователь и водители",
    review: "Проверка и оплата",
  },
};
