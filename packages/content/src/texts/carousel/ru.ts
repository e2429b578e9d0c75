export const texts = {
  carousel: {
    banners: "Главное",
    label: "{{title}}, карусель",
    previous: "Назад",
    next: "Вперёд",
    pause: "Остановить показ",
    play: "Продолжить показ",
  },
};
