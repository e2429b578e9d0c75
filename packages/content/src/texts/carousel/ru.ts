export const texts = {
  carousel: {
    label: "{{title}}, карусель",
    previous: "Назад",
    next: "Вперёд",
    pause: "Остановить показ",
    play: "Продолжить показ",
  },
};
