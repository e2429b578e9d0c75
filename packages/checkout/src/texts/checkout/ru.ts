export const texts = {
  agreement: {
    label: "Соглашаюсь с {{rules}} и {{politics}}",
    rules: "правилами продажи",
    politics: "обработкой персональных данных",
    newTab: "откроется в новой вкладке",
    missing: "Чтобы продолжить, отметьте согласие с правилами продажи",
  },
  coupon: {
    label: "Промокод",
    optional: "(необязательно)",
    apply: "Применить",
    remove: "Убрать промокод",
    checking: "Проверяем промокод…",
    applied: "Промокод {{code}} применён: скидка {{discount}}",
  },
};
