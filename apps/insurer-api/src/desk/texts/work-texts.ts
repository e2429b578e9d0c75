const ru = {
  notes: "Заметки",
  notesHint: "Видны только сотрудникам.",
  note: "Новая заметка",
  addNote: "Добавить заметку",
  worker: "Кто занимается",
  nobody: "Никто",
  takeIt: "Взять себе",
  handOver: "Передать",
  to: "Кому",
  choose: "Отметить",
  /** Button below a list with rows to choose. */
  withChosen: "Что сделать с отмеченными",
  chosen: "Отмечено: {{count}}",
  noneChosen: "Ничего не отмечено. Вернитесь к списку и отметьте строки.",
  /** Buttons with the number of records that they change. */
  assign: "Передать: {{count}}",
  takeAll: "Взять в работу: {{count}}",
  resend: "Отправить ещё раз: {{count}}",
  done: "Сделано: {{count}}.",
  left: "Пропущено, потому что уже решено: {{count}}.",
};

const tg: typeof ru = {
  notes: "Қайдҳо",
  notesHint: "Танҳо кормандон мебинанд.",
  note: "Қайди нав",
  addNote: "Илова кардани қайд",
  worker: "Кӣ кор мекунад",
  nobody: "Ҳеҷ кас",
  takeIt: "Ба худ гирифтан",
  handOver: "Супоридан",
  to: "Ба кӣ",
  choose: "Қайд кардан",
  withChosen: "Бо қайдшудаҳо чӣ кардан",
  chosen: "Қайд шуд: {{count}}",
  noneChosen: "Чизе қайд нашудааст. Ба рӯйхат баргардед ва сатрҳоро қайд кунед.",
  assign: "Супоридан: {{count}}",
  takeAll: "Ба кор гирифтан: {{count}}",
  resend: "Бори дигар фиристодан: {{count}}",
  done: "Иҷро шуд: {{count}}.",
  left: "Гузаронида шуд, чунки аллакай ҳал шудааст: {{count}}.",
};

const en: typeof ru = {
  notes: "Notes",
  notesHint: "Only staff see them.",
  note: "New note",
  addNote: "Add the note",
  worker: "Handled by",
  nobody: "Nobody",
  takeIt: "Take it",
  handOver: "Hand over",
  to: "To",
  choose: "Choose",
  withChosen: "Act on the chosen ones",
  chosen: "Chosen: {{count}}",
  noneChosen: "Nothing is chosen. Go back to the list and choose rows.",
  assign: "Hand over: {{count}}",
  takeAll: "Take: {{count}}",
  resend: "Send again: {{count}}",
  done: "Done: {{count}}.",
  left: "Left out, since already decided: {{count}}.",
};

/** Texts of notes, of the assignment of work, and of commands on several records. */
export const workTexts = { ru, tg, en };
