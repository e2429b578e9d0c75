export const texts = {
  steps: {
    label: "Шаги оформления",
    progress: "Шаг {{step}} из {{count}}",
    done: "заполнено",
    next: "Продолжить",
    return: "Готово, вернуться",
    leave: "Оставить этот шаг незаконченным и вернуться: {{step}}",
    earlier: "Что уже заполнено",
    change: "Изменить",
    changeOf: "Изменить: {{what}}",
  },
  buy: {
    priced: "Купить за {{price}}",
    unpriced: "Купить",
    priceFirst: "Подождите, пока мы посчитаем цену",
  },
  anotherDevice: "Закончить на другом устройстве",
  finishByPhone: "Закончить по телефону",
  summary: {
    title: "Ваш полис",
    open: "Подробнее",
    close: "Закрыть",
  },
  options: {
    sum: "Сумма: {{name}}",
    premium: "Добавляет к цене {{price}}",
    offer: "+\u00a0{{price}}",
    offerOfSum: "Сумма {{sum}}: +\u00a0{{price}}",
  },
  price: {
    label: "Цена полиса",
    was: "без скидки",
    counting: "Считаем…",
    outdated: "прежняя цена",
    changed: "Было {{from}}, стало {{to}}.",
    by: "{{part}}: {{sum}}",
    breakdown: "Из чего состоит цена",
  },
  noPrice: {
    refused: "С такими данными полис не оформить",
    tooMany: "Цена посчитается чуть позже",
    tooManyText:
      "Слишком много запросов подряд. Через {{seconds}} с мы посчитаем сами, а вы можете продолжать. Поможем и по телефону {{phone}}.",
    unavailable: "Не получается посчитать цену",
    unavailableText:
      "Нет связи с сервисом. Мы попробуем ещё раз сами, а вы можете продолжать. Поможем и по телефону {{phone}}.",
    again: "Посчитать сейчас",
  },
};
