/** One concept of the field and its one word in each language. */
export type Term = {
  readonly en: string;
  readonly ru: string;
  readonly tg: string;
  /** Correct and wrong uses of the word. */
  readonly note?: string;
};

/** Terms of one part of the field. */
export type TermGroup = { readonly title: string; readonly terms: readonly Term[] };

/** The words of forms, policies, letters, messages and content; a sum insured is never a payout or a price. */
export const GLOSSARY: readonly TermGroup[] = [
  {
    title: "Contract",
    terms: [
      { en: "insurance", ru: "страхование; страховка (talk)", tg: "суғурта" },
      { en: "insurer", ru: "страховщик", tg: "суғуртакунанда" },
      { en: "policyholder", ru: "страхователь", tg: "суғурташаванда", note: "харидори полис" },
      { en: "insured person", ru: "застрахованный", tg: "шахси суғурташуда" },
      { en: "traveller", ru: "человек, путешественник", tg: "мусофир; нафар (counter)" },
      { en: "beneficiary", ru: "выгодоприобретатель", tg: "манфиатгиранда" },
      { en: "policy", ru: "полис", tg: "полис" },
      { en: "ready-made policy", ru: "готовый полис", tg: "полиси тайёр" },
      {
        en: "test policy, specimen; test key",
        ru: "тестовый полис, образец; тестовый ключ",
        tg: "полиси озмоишӣ, намуна; калиди озмоишӣ",
        note: "made while a partner tries its site: never in force; санҷидан is to check",
      },
      { en: "policy number, policy code", ru: "номер, код полиса", tg: "рақам, рамзи полис" },
      { en: "certificate", ru: "сертификат", tg: "шаҳодатномаи суғурта", note: "travel PDF only" },
      { en: "insurance rules", ru: "правила страхования", tg: "қоидаҳои суғурта" },
      { en: "terms of sale", ru: "правила продажи", tg: "қоидаҳои фурӯш" },
      { en: "agreement", ru: "согласие", tg: "розигӣ", note: "розӣ будан бо, розигӣ ба" },
      { en: "licence (of the state)", ru: "лицензия", tg: "иҷозатнома" },
      { en: "policy term", ru: "срок", tg: "муҳлат" },
      {
        en: "in force; not yet in force; expired",
        ru: "действует; ещё не действует; срок закончился",
        tg: "амал мекунад; ҳанӯз амал намекунад; муҳлаташ гузашт",
        note: "the same in the account and the policy check",
      },
      {
        en: "renew, renewal",
        ru: "продлить, продление",
        tg: "тамдид кардан, тамдид",
        note: "of the present policy, never the last one",
      },
      { en: "cancel a policy", ru: "отменить полис", tg: "бекор кардани полис" },
    ],
  },
  {
    title: "Cover",
    terms: [
      { en: "cover", ru: "защита; покрытие (papers)", tg: "ҳимоя" },
      {
        en: "cover limit (screens), sum insured (documents)",
        ru: "страховая сумма",
        tg: "маблағи суғурта",
        note: "a ceiling, never what is paid",
      },
      { en: "add-ons", ru: "опции", tg: "иловаҳо" },
      { en: "insured event", ru: "страховой случай", tg: "ҳодисаи суғуртавӣ" },
      { en: "baggage; delay", ru: "багаж; задержка", tg: "бағоҷ; таъхир", note: "бор is cargo" },
      { en: "belongings", ru: "личные вещи", tg: "ашёи шахсӣ" },
      { en: "personal accident", ru: "несчастный случай", tg: "ҳодисаи нохуш" },
      { en: "road accident", ru: "авария, ДТП", tg: "садама" },
      { en: "sunburn", ru: "солнечные ожоги", tg: "сӯхтагӣ аз офтоб" },
      { en: "pregnancy complications", ru: "осложнения беременности", tg: "оризаҳои ҳомиладорӣ" },
      { en: "damage to neighbours", ru: "«Добрые соседи»", tg: "«Ҳамсояи нек»" },
      {
        en: "activities: relaxing, sport",
        ru: "отдых: спокойный, спортивный",
        tg: "ором, варзишӣ",
      },
      { en: "excess", ru: "франшиза", tg: "франшиза (ҳиссаи худи шумо)" },
      { en: "doctor; clinic", ru: "врач; клиника", tg: "табиб; дармонгоҳ" },
    ],
  },
  {
    title: "Money",
    terms: [
      {
        en: "price; premium (legal text)",
        ru: "цена; страховая премия",
        tg: "нарх; ҳаққи суғурта",
      },
      { en: "payment; payment method", ru: "оплата; способ оплаты", tg: "пардохт; тарзи пардохт" },
      {
        en: "payout",
        ru: "выплата",
        tg: "ҷубронпулӣ",
        note: "from the insurer; пардохт only from the buyer",
      },
      { en: "receipt", ru: "чек", tg: "чек" },
      { en: "promo code; discount", ru: "промокод; скидка", tg: "рамзи тахфиф; тахфиф" },
      { en: "instalments", ru: "оплата частями", tg: "пардохти қисм-қисм" },
      { en: "refund", ru: "вернуть деньги", tg: "баргардонидани пул", note: "not pay back" },
      {
        en: "payout approved; refused",
        ru: "выплата одобрена; отказ",
        tg: "ҷубронпулӣ тасдиқ шуд; рад карда шуд",
      },
      { en: "recover from", ru: "взыскать с", tg: "ситонидан аз", note: "recourse" },
    ],
  },
  {
    title: "Motor",
    terms: [
      {
        en: "compulsory motor liability insurance (MTPL)",
        ru: "ответственность владельцев транспортных средств",
        tg: "ҷавобгарии соҳибони воситаҳои нақлиёт",
      },
      { en: "own-damage cover (casco)", ru: "каско", tg: "каско" },
      {
        en: "total loss; partial damage",
        ru: "полная гибель; частичный ущерб",
        tg: "нобудшавии пурра; осеби қисмӣ",
      },
      { en: "theft", ru: "угон, кража", tg: "дуздии мошин, дуздӣ" },
      {
        en: "driver; driving licence",
        ru: "водитель; права",
        tg: "ронанда; шаҳодатномаи ронандагӣ",
      },
      { en: "driver at fault; third party", ru: "виновник; пострадавший", tg: "айбдор; зарардида" },
      {
        en: "vehicle registration certificate",
        ru: "свидетельство о регистрации",
        tg: "шаҳодатномаи бақайдгирӣ",
      },
      {
        en: "number plate; body number",
        ru: "госномер; номер кузова",
        tg: "рақами давлатӣ; рақами кузов",
      },
      {
        en: "trips to neighbouring countries",
        ru: "поездки в соседние страны",
        tg: "сафар ба кишварҳои ҳамсоя",
        note: "casco is valid there; never “green card”, which is a liability certificate",
      },
      { en: "traffic police", ru: "ГАИ; Госавтоинспекция (papers)", tg: "БДА" },
      {
        en: "hazard lights; warning triangle",
        ru: "аварийные огни; знак аварийной остановки",
        tg: "чароғҳои садамавӣ; аломати истгоҳи садамавӣ",
      },
      { en: "inspection", ru: "осмотр", tg: "муоина" },
      { en: "hire car", ru: "машина для проката", tg: "мошини кироя", note: "with taxi" },
      { en: "year of manufacture", ru: "год выпуска", tg: "соли барориш" },
      { en: "garage", ru: "автосервис", tg: "таъмиргоҳ" },
    ],
  },
  {
    title: "People and documents",
    terms: [
      {
        en: "date of birth; date of issue",
        ru: "дата рождения; дата выдачи",
        tg: "санаи таваллуд; санаи додан",
      },
      { en: "expiry date", ru: "действует до", tg: "эътибор дорад то" },
      { en: "internal passport", ru: "внутренний паспорт", tg: "шиносномаи дохилӣ" },
      { en: "international passport", ru: "загранпаспорт", tg: "шиносномаи хориҷӣ" },
      {
        en: "passport of another country",
        ru: "паспорт другой страны",
        tg: "шиносномаи давлати дигар",
      },
      { en: "residence permit", ru: "вид на жительство", tg: "гувоҳномаи иқомат" },
      { en: "address", ru: "адрес", tg: "суроға" },
      {
        en: "phone number; email",
        ru: "телефон; электронная почта",
        tg: "рақами телефон; почтаи электронӣ",
      },
      { en: "personal data", ru: "персональные данные", tg: "маълумоти шахсӣ" },
      { en: "CV; vacancy", ru: "резюме; вакансия", tg: "резюме; ҷойи холии корӣ" },
    ],
  },
  {
    title: "Screens",
    terms: [
      {
        en: "make a claim",
        ru: "подать заявление",
        tg: "додани ариза",
        note: "claim: заявление, ариза; never «сообщить о случае»",
      },
      { en: "order", ru: "заказ", tg: "фармоиш" },
      { en: "request a call", ru: "заказать звонок", tg: "дархости занг" },
      { en: "account", ru: "личный кабинет", tg: "кабинети шахсӣ" },
      { en: "sign in, sign out", ru: "войти, выйти", tg: "ворид шудан, баромадан" },
      { en: "upload, download", ru: "загрузить, скачать", tg: "бор кардан, боргирӣ кардан" },
      { en: "continue, back", ru: "продолжить, назад", tg: "идома додан, бозгашт" },
      { en: "apply, remove", ru: "применить, убрать", tg: "истифода бурдан, хориҷ кардан" },
      {
        en: "change, correct, save",
        ru: "изменить, исправить, сохранить",
        tg: "тағйир додан, ислоҳ кардан, нигоҳ доштан",
      },
      { en: "try again", ru: "попробовать ещё раз", tg: "бори дигар кӯшиш кардан" },
      { en: "work out a price", ru: "посчитать цену", tg: "нархро ҳисоб кардан" },
      { en: "SMS code, QR code", ru: "код из SMS, QR-код", tg: "рамзи SMS, рамзи QR" },
      {
        en: "scan; point the camera",
        ru: "сканировать; навести камеру",
        tg: "скан кардан; камераро равона кардан",
      },
      { en: "photograph, photo", ru: "снять, снимок", tg: "акс гирифтан, акс" },
      { en: "form; browser tab", ru: "форма; вкладка", tg: "шакл; варақа" },
    ],
  },
];
