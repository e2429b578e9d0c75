const ru = {
  title: "Резюме",
  empty: "Резюме пока нет",
  vacancy: "Вакансия",
  contacts: "Телефон и почта",
  files: "Файлы",
  unchecked: "ещё не проверен",
  takenBy: "В работе у",
  finished: "Ответили",
  take: "Взять в работу",
  done: "Ответили",
  reason: "Заметка",
  decidedBy: "Кто ответил",
};

const tg: typeof ru = {
  title: "Резюмеҳо",
  empty: "Ҳанӯз резюме нест",
  vacancy: "Ҷойи холии корӣ",
  contacts: "Телефон ва почтаи электронӣ",
  files: "Файлҳо",
  unchecked: "ҳанӯз санҷида нашудааст",
  takenBy: "Дар кори",
  finished: "Ҷавоб дода шуд",
  take: "Ба кор гирифтан",
  done: "Ҷавоб додем",
  reason: "Қайд",
  decidedBy: "Кӣ ҷавоб дод",
};

const en: typeof ru = {
  title: "CVs",
  empty: "There are no CVs yet",
  vacancy: "Vacancy",
  contacts: "Phone and email",
  files: "Files",
  unchecked: "not checked yet",
  takenBy: "Taken by",
  finished: "Answered",
  take: "Take",
  done: "Answered",
  reason: "Note",
  decidedBy: "Who answered",
};

export const resumeTexts = { ru, tg, en };
