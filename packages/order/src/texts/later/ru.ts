export const texts = {
  older: {
    title: "Продолжить прежний заказ?",
    order: "Начатый заказ",
    startAfresh: "Начать заново",
  },
};
