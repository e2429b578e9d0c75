import { couponUnknown } from "@sughurta/messages/coupon/ru";
import { tooManyRequests } from "@sughurta/messages/requests/ru";

export const texts = {
  agreement: {
    label: "Соглашаюсь с {{rules}} и {{politics}}",
    rules: "правилами продажи",
    politics: "обработкой персональных данных",
    newTab: "откроется в новой вкладке",
    missing: "Чтобы продолжить, согласитесь с правилами продажи и обработкой персональных данных",
  },
  coupon: {
    label: "Промокод",
    optional: "(необязательно)",
    apply: "Применить",
    remove: "Убрать промокод",
    checking: "Проверяем промокод…",
    waiting: "Промокод {{code}} проверим, когда заполните данные и будет известна цена",
    applied: "Промокод {{code}} применён: скидка {{discount}}",
    couponError: couponUnknown,
    empty: "Введите промокод или оставьте поле пустым",
    network: "Не удалось проверить промокод: нет связи. Попробуйте ещё раз",
    tooMany: tooManyRequests,
    unavailable: "Сейчас промокод не проверить. Попробуйте ещё раз позже",
    notApplied: "Промокод {{code}} не применён, цена указана без него. {{reason}}",
  },
};
