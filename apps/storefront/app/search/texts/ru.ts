export const texts = {
  title: "Поиск",
  titleOf: "Поиск: {{query}}",
  groups: {
    products: "Страховки",
    questions: "Вопросы и ответы",
    articles: "Статьи",
    documents: "Документы",
    offices: "Офисы",
    pages: "О компании",
  },
  found_one: "Нашли {{count}} результат",
  found_few: "Нашли {{count}} результата",
  found_many: "Нашли {{count}} результатов",
  begin: "Напишите, что вы ищете: например, «виза», «ОСАГО» или «офис в Худжанде».",
  priceFrom: "от {{price}}",
  noneTitle: "Ничего не нашлось",
  none: "Попробуйте другое слово или короче. Можно и спросить нас: ответим по телефону {{phone}}.",
  call: "Позвонить {{phone}}",
  callback: "Заказать звонок",
  policyTitle: "Это номер полиса",
  policyText: "Посмотрите, действует ли полис {{number}} и до какого дня.",
  policyCheck: "Проверить полис",
  /** Other search terms of pages; never shown. */
  keywords: {
    travel: "ковид коронавирус COVID-19 за границу ВЗР шенген",
    motor: "рассрочка в рассрочку частями по частям взносы автогражданка ОСАГО каско",
  },
};
