export const texts = {
  steps: {
    label: "Шаги оформления",
    trip: "Поездка",
    options: "Опции",
    people: "Страхователь и застрахованные",
    review: "Проверка и оплата",
  },
};
