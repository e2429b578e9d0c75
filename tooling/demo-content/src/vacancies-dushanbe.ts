import type { Localised, VacancySeed } from "@sughurta/insurer-api/seed";

const dushanbe: Localised = { ru: "Душанбе", tg: "шаҳри Душанбе", en: "Dushanbe" };

const conditions: Localised = {
  ru: "<ul><li>Официальный договор с первого дня, 24 рабочих дня отпуска.</li><li>Медицинский полис для вас и скидка для семьи.</li><li>Обед в офисе, плов по четвергам.</li></ul>",
  tg: "<ul><li>Шартномаи расмӣ аз рӯзи аввал, 24 рӯзи кории рухсатӣ.</li><li>Полиси тиббӣ барои шумо ва тахфиф барои оила.</li><li>Хӯроки нисфирӯзӣ дар идора, панҷшанбеҳо оши палав.</li></ul>",
  en: "<ul><li>An official contract from day one, 24 working days of leave.</li><li>A medical policy for you and a discount for the family.</li><li>Lunch at the office, osh on Thursdays.</li></ul>",
};

const fullTime: Localised = {
  ru: "Пн–Пт, 8:00–17:00",
  tg: "Душанбе–ҷумъа, 8:00–17:00",
  en: "Mon–Fri, 8:00–17:00",
};

/** Vacancies at the head office. */
export const vacanciesInDushanbe: VacancySeed[] = [
  {
    id: 1,
    slug: "spetsialist-po-vyplatam",
    mainImg: "",
    title: { ru: "Специалист по выплатам", tg: "Мутахассиси ҷубронпулӣ", en: "Claims specialist" },
    location: dushanbe,
    salary: { ru: "от 5 500 TJS", tg: "аз 5 500 TJS", en: "from 5 500 TJS" },
    exp: { ru: "от 2 лет", tg: "аз 2 сол", en: "2 years or more" },
    dateEnd: "2027-09-30",
    datePosted: "2026-09-07",
    workStart: fullTime,
    req: {
      ru: "<ul><li>Грамотный таджикский и русский.</li><li>Умение объяснить отказ так, чтобы человек не хлопнул дверью.</li><li>Опыт в страховании, юриспруденции или автосервисе.</li></ul>",
      tg: "<ul><li>Донистани хуби забонҳои тоҷикӣ ва русӣ.</li><li>Тавони фаҳмонидани рад чунон ки одам наранҷад.</li><li>Таҷриба дар суғурта, ҳуқуқ ё таъмири мошин.</li></ul>",
      en: "<ul><li>Good written Tajik and Russian.</li><li>The gift of explaining a refusal so that nobody slams the door.</li><li>Experience in insurance, law or car repair.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Вести заявление от звонка до выплаты.</li><li>Собирать документы так, чтобы клиент ходил за ними один раз.</li><li>Договариваться с клиниками и мастерскими.</li></ul>",
      tg: "<ul><li>Пеш бурдани ариза аз занг то ҷубронпулӣ.</li><li>Ҷамъ овардани ҳуҷҷатҳо чунон ки муштарӣ барои онҳо як бор равад.</li><li>Гуфтушунид бо дармонгоҳу таъмиргоҳҳо.</li></ul>",
      en: "<ul><li>Lead a claim from the call to the payout.</li><li>Gather papers so that the client goes for them only once.</li><li>Agree matters with clinics and garages.</li></ul>",
    },
    conditions,
  },
  {
    id: 2,
    slug: "operator-5511",
    mainImg: "",
    title: {
      ru: "Оператор линии 5511",
      tg: "Оператори хати 5511",
      en: "Operator of the 5511 line",
    },
    location: dushanbe,
    salary: { ru: "3 800–4 600 TJS", tg: "аз 3 800 то 4 600 TJS", en: "3 800 to 4 600 TJS" },
    exp: { ru: "без опыта, научим", tg: "бе таҷриба, меомӯзонем", en: "none, we will teach you" },
    dateEnd: "2027-06-30",
    datePosted: "2026-10-12",
    workStart: {
      ru: "Сменами по 8 часов, ночные по желанию",
      tg: "Бастҳои 8-соата, шабона бо хоҳиши худатон",
      en: "Shifts of 8 hours, nights if you wish",
    },
    req: {
      ru: "<ul><li>Таджикский и русский, английский будет плюсом.</li><li>Спокойный голос, когда на том конце плачут.</li></ul>",
      tg: "<ul><li>Забонҳои тоҷикӣ ва русӣ, англисӣ афзалият аст.</li><li>Овози ором, вақте дар он тараф мегирянд.</li></ul>",
      en: "<ul><li>Tajik and Russian; English is a plus.</li><li>A calm voice when someone is crying at the other end.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Отвечать на звонки, вызывать эвакуатор и врача.</li><li>Принимать заявления и проверять полисы.</li></ul>",
      tg: "<ul><li>Ҷавоб додан ба зангҳо, даъвати эвакуатор ва табиб.</li><li>Қабули аризаҳо ва санҷиши полисҳо.</li></ul>",
      en: "<ul><li>Answer calls, send a tow truck or a doctor.</li><li>Take claims and check policies.</li></ul>",
    },
    conditions,
  },
  {
    id: 3,
    slug: "veb-razrabotchik",
    mainImg: "",
    title: { ru: "Веб-разработчик", tg: "Барномасози веб", en: "Web developer" },
    location: { ru: "Душанбе или удалённо", tg: "Душанбе ё аз дур", en: "Dushanbe or remote" },
    salary: { ru: "от 12 000 TJS", tg: "аз 12 000 TJS", en: "from 12 000 TJS" },
    exp: { ru: "от 3 лет", tg: "аз 3 сол", en: "3 years or more" },
    dateEnd: "2027-12-31",
    datePosted: "2026-11-02",
    workStart: fullTime,
    req: {
      ru: "<ul><li>TypeScript, React, понимание HTTP.</li><li>Уважение к медленному интернету и старым телефонам.</li></ul>",
      tg: "<ul><li>TypeScript, React, фаҳмиши HTTP.</li><li>Эҳтиром ба интернети суст ва телефонҳои куҳна.</li></ul>",
      en: "<ul><li>TypeScript, React, an understanding of HTTP.</li><li>Respect for slow connections and old phones.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Развивать сайт и личный кабинет.</li><li>Делать так, чтобы полис покупался за пять минут.</li></ul>",
      tg: "<ul><li>Рушд додани сомона ва кабинети шахсии муштарӣ.</li><li>Коре кардан, ки полис дар панҷ дақиқа харида шавад.</li></ul>",
      en: "<ul><li>Develop the site and customers’ accounts.</li><li>See to it that a policy takes five minutes to buy.</li></ul>",
    },
    conditions,
  },
  {
    id: 4,
    slug: "aktuariy",
    mainImg: "",
    title: { ru: "Актуарий", tg: "Актуарий (ҳисобгари хатар)", en: "Actuary" },
    location: dushanbe,
    salary: { ru: "по договорённости", tg: "бо мувофиқа", en: "to be agreed" },
    exp: { ru: "от 1 года", tg: "аз 1 сол", en: "1 year or more" },
    dateEnd: "2027-08-31",
    datePosted: "2026-10-26",
    workStart: fullTime,
    req: {
      ru: "<ul><li>Математика или статистика, диплом или сильное портфолио.</li><li>Python или R.</li></ul>",
      tg: "<ul><li>Математика ё омор, диплом ё намунаи корҳои хуб.</li><li>Python ё R.</li></ul>",
      en: "<ul><li>Mathematics or statistics, a diploma or a strong portfolio.</li><li>Python or R.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Считать тарифы для машин, домов и урожая.</li><li>Следить, чтобы резервов хватило и после сильного землетрясения.</li></ul>",
      tg: "<ul><li>Ҳисоб кардани нарх барои мошин, хона ва ҳосил.</li><li>Назорат, ки захира ҳатто пас аз зилзилаи сахт кифоя бошад.</li></ul>",
      en: "<ul><li>Work out tariffs for cars, homes and harvests.</li><li>See that reserves last even after a strong earthquake.</li></ul>",
    },
    conditions,
  },
  {
    id: 5,
    slug: "redaktor-tadzhikskogo",
    mainImg: "",
    title: {
      ru: "Редактор таджикских текстов",
      tg: "Муҳаррири матнҳои тоҷикӣ",
      en: "Editor of Tajik texts",
    },
    location: {
      ru: "Удалённо, по всей стране",
      tg: "Аз дур, аз ҳар гӯшаи кишвар",
      en: "Remote, anywhere in the country",
    },
    salary: { ru: "от 4 000 TJS", tg: "аз 4 000 TJS", en: "from 4 000 TJS" },
    exp: { ru: "от 2 лет", tg: "аз 2 сол", en: "2 years or more" },
    dateEnd: "2027-05-31",
    datePosted: "2026-11-16",
    workStart: {
      ru: "Свободный график, 30 часов в неделю",
      tg: "Ҷадвали озод, 30 соат дар ҳафта",
      en: "Flexible, 30 hours a week",
    },
    req: {
      ru: "<ul><li>Живой литературный таджикский.</li><li>Нелюбовь к словам «в рамках» и «осуществить».</li></ul>",
      tg: "<ul><li>Забони зиндаи адабии тоҷикӣ.</li><li>Дӯст надоштани ибораҳои «дар доираи» ва «ба амал баровардан».</li></ul>",
      en: "<ul><li>Living literary Tajik.</li><li>A dislike of “within the framework of” and “to implement”.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Делать правила и письма понятными для бабушки в Айни.</li><li>Вести словарь терминов.</li></ul>",
      tg: "<ul><li>Чунон навиштани қоида ва мактубҳо, ки бибие дар Айнӣ фаҳмад.</li><li>Пеш бурдани луғати истилоҳот.</li></ul>",
      en: "<ul><li>Make rules and letters clear to a grandmother in Ayni.</li><li>Keep the glossary.</li></ul>",
    },
    conditions,
  },
  {
    id: 6,
    slug: "buhgalter",
    mainImg: "",
    title: { ru: "Бухгалтер", tg: "Муҳосиб", en: "Accountant" },
    location: dushanbe,
    salary: { ru: "от 5 000 TJS", tg: "аз 5 000 TJS", en: "from 5 000 TJS" },
    exp: { ru: "от 3 лет", tg: "аз 3 сол", en: "3 years or more" },
    dateEnd: "2026-03-31",
    datePosted: "2026-01-12",
    workStart: fullTime,
    req: {
      ru: "<ul><li>Знание налогового кодекса и отчётности страховщика.</li><li>1С и уверенный Excel.</li></ul>",
      tg: "<ul><li>Донистани кодекси андоз ва ҳисоботи ширкати суғурта.</li><li>Барномаи 1С ва Excel дар сатҳи хуб.</li></ul>",
      en: "<ul><li>Knowledge of the tax code and of insurers’ reporting.</li><li>1C and confident Excel.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Сверять оплаты и выплаты.</li><li>Готовить отчёты к 15 числу.</li></ul>",
      tg: "<ul><li>Муқоисаи воридот ва пардохтҳо.</li><li>Тайёр кардани ҳисобот то 15-уми ҳар моҳ.</li></ul>",
      en: "<ul><li>Reconcile payments in and out.</li><li>Prepare reports by the 15th.</li></ul>",
    },
    conditions,
  },
];
