import type { Localised, VacancySeed } from "@sughurta/insurer-api/seed";

const conditions: Localised = {
  ru: "<ul><li>Договор с первого дня, оклад и процент с продаж.</li><li>Связь, бензин и планшет за наш счёт.</li><li>Учёба в Душанбе две недели, дорогу и жильё оплачиваем.</li></ul>",
  tg: "<ul><li>Шартнома аз рӯзи аввал, маош ва фоиз аз фурӯш.</li><li>Алоқа, сӯзишворӣ ва планшет аз ҳисоби мо.</li><li>Омӯзиш дар Душанбе ду ҳафта, роҳкиро ва ҷойи истро мо медиҳем.</li></ul>",
  en: "<ul><li>A contract from day one, salary and a share of sales.</li><li>Phone, fuel and a tablet at our cost.</li><li>Two weeks of training in Dushanbe; we pay for the road and the stay.</li></ul>",
};

/** Vacancies outside the capital. */
export const vacanciesInRegions: VacancySeed[] = [
  {
    id: 7,
    slug: "menedzher-hudzhand",
    mainImg: "",
    title: {
      ru: "Менеджер по работе с клиентами",
      tg: "Мутахассиси кор бо муштариён",
      en: "Client manager",
    },
    location: { ru: "Худжанд", tg: "Хуҷанд", en: "Khujand" },
    salary: {
      ru: "от 4 200 TJS и процент",
      tg: "аз 4 200 TJS ва фоиз",
      en: "from 4 200 TJS and a share",
    },
    exp: { ru: "от 1 года", tg: "аз 1 сол", en: "1 year or more" },
    dateEnd: "2027-10-31",
    datePosted: "2026-09-21",
    workStart: {
      ru: "Пн–Сб, 9:00–17:00",
      tg: "Душанбе–шанбе, 9:00–17:00",
      en: "Mon–Sat, 9:00–17:00",
    },
    req: {
      ru: "<ul><li>Таджикский, русский, узбекский пригодится.</li><li>Опыт продаж или работы в банке.</li></ul>",
      tg: "<ul><li>Забонҳои тоҷикӣ ва русӣ, ӯзбекӣ ба кор меояд.</li><li>Таҷрибаи фурӯш ё кор дар бонк.</li></ul>",
      en: "<ul><li>Tajik and Russian; Uzbek will come in handy.</li><li>Experience in sales or at a bank.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Встречать людей в офисе на улице Исмоила Сомони.</li><li>Подбирать полис по нужде, а не по плану продаж.</li></ul>",
      tg: "<ul><li>Қабули одамон дар дафтари кӯчаи Исмоили Сомонӣ.</li><li>Интихоби полис аз рӯйи эҳтиёҷ, на аз рӯйи нақшаи фурӯш.</li></ul>",
      en: "<ul><li>Welcome people at the office on Ismoili Somoni Street.</li><li>Choose a policy by need, not by the sales plan.</li></ul>",
    },
    conditions,
  },
  {
    id: 8,
    slug: "ekspert-po-avto-bohtar",
    mainImg: "",
    title: { ru: "Автоэксперт", tg: "Коршиноси мошин", en: "Motor assessor" },
    location: {
      ru: "Бохтар и Хатлонская область",
      tg: "Бохтар ва вилояти Хатлон",
      en: "Bokhtar and Khatlon region",
    },
    salary: { ru: "от 5 000 TJS", tg: "аз 5 000 TJS", en: "from 5 000 TJS" },
    exp: { ru: "от 3 лет", tg: "аз 3 сол", en: "3 years or more" },
    dateEnd: "2027-07-31",
    datePosted: "2026-11-09",
    workStart: {
      ru: "Разъездной, дежурство раз в неделю",
      tg: "Сайёр, дар як ҳафта як навбатдорӣ",
      en: "On the road, one duty night a week",
    },
    req: {
      ru: "<ul><li>Умение отличить старую вмятину от новой.</li><li>Права категории B и знание дорог до Шаартуза.</li></ul>",
      tg: "<ul><li>Фарқ кардани пачақи куҳна аз нав.</li><li>Шаҳодатномаи ронандагии навъи B ва донистани роҳҳо то Шаҳритус.</li></ul>",
      en: "<ul><li>An eye that tells an old dent from a new one.</li><li>A category B licence and knowledge of the roads down to Shahritus.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Осматривать машины в день звонка.</li><li>Составлять смету ремонта с фотографиями.</li></ul>",
      tg: "<ul><li>Муоинаи мошин дар рӯзи занг.</li><li>Тартиб додани ҳисобномаи таъмир бо аксҳо.</li></ul>",
      en: "<ul><li>Look at cars on the day of the call.</li><li>Write repair estimates with photographs.</li></ul>",
    },
    conditions,
  },
  {
    id: 9,
    slug: "agent-horog",
    mainImg: "",
    title: {
      ru: "Страховой агент на Памире",
      tg: "Намояндаи суғурта дар Помир",
      en: "Insurance agent in the Pamir",
    },
    location: { ru: "Хорог", tg: "Хоруғ", en: "Khorugh" },
    salary: { ru: "3 500 TJS и процент", tg: "3 500 TJS ва фоиз", en: "3 500 TJS and a share" },
    exp: { ru: "без опыта", tg: "бе таҷриба", en: "none" },
    dateEnd: "2028-03-31",
    datePosted: "2026-10-05",
    workStart: { ru: "Свободный график", tg: "Ҷадвали озод", en: "Flexible hours" },
    req: {
      ru: "<ul><li>Вас знают и вам верят в своём джамоате.</li><li>Английский для разговора с туристами.</li></ul>",
      tg: "<ul><li>Дар ҷамоати худ шуморо мешиносанд ва бовар мекунанд.</li><li>Забони англисӣ барои суҳбат бо сайёҳон.</li></ul>",
      en: "<ul><li>People of your jamoat know and trust you.</li><li>English for talking with travellers.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Страховать дома и гостевые дома от Рушана до Ишкашима.</li><li>Помогать путешественникам, если случилась беда.</li></ul>",
      tg: "<ul><li>Суғуртаи хонаву меҳмонхонаҳо аз Рӯшон то Ишкошим.</li><li>Кумак ба сайёҳон, агар мушкиле рӯй диҳад.</li></ul>",
      en: "<ul><li>Insure homes and guest houses from Rushon to Ishkoshim.</li><li>Help travellers when trouble comes.</li></ul>",
    },
    conditions,
  },
  {
    id: 10,
    slug: "rukovoditel-ofisa-kulyab",
    mainImg: "",
    title: { ru: "Руководитель офиса", tg: "Сардори дафтар", en: "Office manager" },
    location: { ru: "Куляб", tg: "Кӯлоб", en: "Kulob" },
    salary: { ru: "от 7 000 TJS", tg: "аз 7 000 TJS", en: "from 7 000 TJS" },
    exp: { ru: "от 5 лет", tg: "аз 5 сол", en: "5 years or more" },
    dateEnd: "2027-11-30",
    datePosted: "2026-11-18",
    workStart: {
      ru: "Пн–Пт, 8:00–17:00",
      tg: "Душанбе–ҷумъа, 8:00–17:00",
      en: "Mon–Fri, 8:00–17:00",
    },
    req: {
      ru: "<ul><li>Опыт руководства от пяти человек.</li><li>Честность в кассе и терпение в разговоре.</li></ul>",
      tg: "<ul><li>Таҷрибаи роҳбарии аз панҷ нафар боло.</li><li>Ростқавлӣ дар хазина ва сабр дар суҳбат.</li></ul>",
      en: "<ul><li>Experience of leading five people or more.</li><li>Honesty at the till and patience in talk.</li></ul>",
    },
    resp: {
      ru: "<ul><li>Вести офис из семи человек.</li><li>Дружить с хукуматом, школами и хозяйствами района.</li></ul>",
      tg: "<ul><li>Роҳбарии дафтари иборат аз ҳафт нафар.</li><li>Ҳамкорӣ бо ҳукумат, мактабҳо ва хоҷагиҳои ноҳия.</li></ul>",
      en: "<ul><li>Run an office of seven.</li><li>Be on good terms with the local government, schools and farms.</li></ul>",
    },
    conditions,
  },
];
