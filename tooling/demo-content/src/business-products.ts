import type { BusinessProductSeed, Localised } from "@sughurta/insurer-api/seed";
import { PHONE } from "./brand.ts";

const contact: Localised = {
  ru: `<p>Расскажите о вашем деле по номеру ${PHONE}. Посчитаем за один рабочий день и приедем с договором.</p>`,
  tg: `<p>Дар бораи кори худ ба рақами ${PHONE} нақл кунед. Дар як рӯзи корӣ ҳисоб мекунем ва бо шартнома меоем.</p>`,
  en: `<p>Tell us about your business on ${PHONE}. We will work out the price in one working day and come with the contract.</p>`,
};

function withContact(text: Localised): Localised {
  return { ru: text.ru + contact.ru, tg: text.tg + contact.tg, en: text.en + contact.en };
}

/** Products for legal entities. */
export const businessProducts: BusinessProductSeed[] = [
  {
    id: 701,
    slug: "meditsina-ponimayu",
    productCode: "JUR_DMS",
    title: {
      ru: "Медицина для сотрудников «Понимаю»",
      tg: "Тиб барои кормандон «Мефаҳмам»",
      en: "Staff medical cover “Ponimayu”",
    },
    name: { ru: "Понимаю", tg: "Мефаҳмам", en: "Ponimayu" },
    shortDesc: {
      ru: "Поликлиника, больница и врач по видеосвязи для команды от пяти человек.",
      tg: "Дармонгоҳ, беморхона ва табиб тавассути видео барои дастаи аз панҷ нафар боло.",
      en: "Clinic, hospital and a doctor by video for teams of five or more.",
    },
    fullDesc: withContact({
      ru: `<p>Сотрудник заболел в понедельник, а в среду уже работает: потому что не стоял в очередях и не откладывал анализы до зарплаты.</p><h3>Что внутри</h3><ul><li>Терапевт и врачи-специалисты в 24 клиниках страны.</li><li>Плановая и срочная больница.</li><li>Ежегодный осмотр прямо в офисе.</li><li>Родителей и детей можно добавить за доплату.</li></ul>`,
      tg: `<p>Корманд душанбе бемор шуд ва чоршанбе аллакай дар кор аст: зеро дар навбат наистод ва таҳлилро то рӯзи маош напартофт.</p><h3>Дар дохил чӣ ҳаст</h3><ul><li>Табиби умумӣ ва мутахассисон дар 24 дармонгоҳи кишвар.</li><li>Беморхонаи нақшавӣ ва таъҷилӣ.</li><li>Муоинаи солона дар худи идора.</li><li>Волидон ва кӯдаконро бо иловапулӣ ҳамроҳ кардан мумкин.</li></ul>`,
      en: `<p>Someone falls ill on Monday and is back on Wednesday, because they did not queue or put off the tests until payday.</p><h3>What is inside</h3><ul><li>A general doctor and specialists in 24 clinics of the country.</li><li>Planned and urgent hospital care.</li><li>A yearly check-up right at the office.</li><li>Parents and children can be added for an extra charge.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["sotrudniki"],
  },
  {
    id: 702,
    slug: "neschastnye-sluchai-na-rabote",
    productCode: "JUR_WORK",
    title: {
      ru: "Несчастные случаи на работе",
      tg: "Ҳодисаҳои нохуш дар кор",
      en: "Accidents at work",
    },
    name: { ru: "На работе", tg: "Дар кор", en: "At work" },
    shortDesc: {
      ru: "Стройка, цех, шахта, ферма: выплата работнику и спокойствие работодателю.",
      tg: "Сохтмон, сехи корхона, кон, хоҷагӣ: пул ба коргар ва оромӣ ба корфармо.",
      en: "Building site, workshop, mine, farm: money for the worker, calm for the employer.",
    },
    fullDesc: withContact({
      ru: `<p>Леса, станок, трактор. Даже там, где всё по правилам, однажды кто-то оступится. Полис платит работнику, не дожидаясь, пока найдут виноватого.</p><h3>Как устроено</h3><ul><li>Список работников меняется хоть каждый месяц.</li><li>Сумма на человека: от 10 000 до 200 000 TJS.</li><li>Действует на смене и по дороге на смену.</li></ul>`,
      tg: `<p>Хавоза, дастгоҳ, трактор. Ҳатто дар ҷое ки ҳама чиз аз рӯйи қоида аст, рӯзе касе мелағжад. Полис ба коргар пул медиҳад ва муайян шудани айбдорро интизор намешавад.</p><h3>Чӣ тавр тартиб ёфтааст</h3><ul><li>Рӯйхати коргарон ҳатто ҳар моҳ иваз мешавад.</li><li>Маблағ барои як нафар: аз 10 000 то 200 000 TJS.</li><li>Дар баст ва дар роҳи баст амал мекунад.</li></ul>`,
      en: `<p>Scaffolding, a lathe, a tractor. Even where all rules are kept, one day someone slips. The policy pays the worker without waiting to settle who was to blame.</p><h3>How it works</h3><ul><li>The list of workers may change every month.</li><li>Sum per person: from 10 000 to 200 000 TJS.</li><li>It works on shift and on the way to it.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["sotrudniki", "otvetstvennost"],
  },
  {
    id: 703,
    slug: "magazin-i-sklad",
    productCode: "JUR_SHOP",
    title: {
      ru: "Магазин, склад, цех",
      tg: "Мағоза, анбор, корхона",
      en: "Shop, warehouse, workshop",
    },
    name: { ru: "Магазин и склад", tg: "Мағоза ва анбор", en: "Shop and warehouse" },
    shortDesc: {
      ru: "Здание, товар и оборудование: пожар, вода, стихия, взлом.",
      tg: "Бино, мол ва таҷҳизот: сӯхтор, об, офати табиӣ, дуздӣ.",
      en: "Building, goods and equipment: fire, water, nature, break-in.",
    },
    fullDesc: withContact({
      ru: `<p>На рынке ряд горит за двадцать минут. Восстановить товар в кредит трудно, с выплатой можно открыться через месяц.</p><h3>Что страхуем</h3><ul><li>Стены, витрины, холодильники, станки.</li><li>Товар по средней стоимости за сезон.</li><li>Аренду и зарплаты, пока магазин закрыт: до 60 дней.</li></ul>`,
      tg: `<p>Дар бозор як қатор дар бист дақиқа месӯзад. Молро бо қарз барқарор кардан душвор аст, бо ҷубронпулӣ пас аз як моҳ боз кушодан мумкин.</p><h3>Чиро суғурта мекунем</h3><ul><li>Девор, пештахта, яхдон, дастгоҳ.</li><li>Мол аз рӯйи арзиши миёнаи мавсим.</li><li>Иҷора ва маош, то даме ки мағоза баста аст: то 60 рӯз.</li></ul>`,
      en: `<p>At the bazaar a row burns down in twenty minutes. Restocking on credit is hard; with a payout you can reopen in a month.</p><h3>What we insure</h3><ul><li>Walls, shop windows, fridges, machines.</li><li>Goods at their average value for the season.</li><li>Rent and wages while the shop is closed: up to 60 days.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["imushchestvo"],
  },
  {
    id: 704,
    slug: "urozhay-i-sad",
    productCode: "JUR_FARM",
    title: { ru: "Урожай и сад", tg: "Ҳосил ва боғ", en: "Harvest and orchard" },
    name: { ru: "Урожай", tg: "Ҳосил", en: "Harvest" },
    shortDesc: {
      ru: "Весенний заморозок, град и сель для хлопка, абрикоса, винограда и лука.",
      tg: "Хунукии баҳорӣ, жола ва сел барои пахта, зардолу, ангур ва пиёз.",
      en: "Spring frost, hail and mudflow for cotton, apricots, grapes and onions.",
    },
    fullDesc: withContact({
      ru: `<p>Абрикос в Исфаре цветёт в марте, а снег иногда приходит в апреле. Одна ночь решает год.</p><h3>Как работает</h3><ul><li>Выплата по данным ближайшей метеостанции: минус три градуса в цвету, и деньги начислены.</li><li>Град и сель оцениваем в поле за три дня.</li><li>Договор подписываем до 1 марта.</li></ul>`,
      tg: `<p>Зардолу дар Исфара моҳи март гул мекунад, барф бошад баъзан апрел меояд. Як шаб солро ҳал мекунад.</p><h3>Чӣ тавр амал мекунад</h3><ul><li>Ҷубронпулӣ аз рӯйи маълумоти стансияи обуҳавои наздиктарин: ҳангоми гул се дараҷа хунукӣ, ва пул ҳисоб мешавад.</li><li>Жола ва селро дар худи замин дар се рӯз баҳо медиҳем.</li><li>Шартномаро то 1 март имзо мекунем.</li></ul>`,
      en: `<p>Apricots in Isfara blossom in March, and snow sometimes comes in April. One night decides the year.</p><h3>How it works</h3><ul><li>Payout based on the nearest weather station: three degrees of frost in blossom and the money is due.</li><li>Hail and mudflow are assessed in the field within three days.</li><li>The contract is signed before 1 March.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["imushchestvo"],
  },
  {
    id: 705,
    slug: "gruz-v-puti",
    productCode: "JUR_CARGO",
    title: { ru: "Груз в пути", tg: "Бор дар роҳ", en: "Cargo on the way" },
    name: { ru: "Груз", tg: "Бор", en: "Cargo" },
    shortDesc: {
      ru: "Фура из Кашгара, вагон из Новосибирска, сухофрукты в Алматы: от склада до склада.",
      tg: "Мошини боркаш аз Қошғар, вагон аз Новосибирск, меваи хушк ба Алмаато: аз анбор то анбор.",
      en: "A lorry from Kashgar, a wagon from Novosibirsk, dried fruit to Almaty: from warehouse to warehouse.",
    },
    fullDesc: withContact({
      ru: `<p>Перевал Кульма закрыт, фура стоит три дня, виноград не стоит. Страхуем сам груз, а не только ответственность перевозчика.</p><h3>Что входит</h3><ul><li>Авария, пожар, опрокидывание, кража.</li><li>Порча свежих продуктов из-за поломки холодильника.</li><li>Погрузка и перегрузка на границе.</li></ul>`,
      tg: `<p>Ағбаи Қулма баста, мошини боркаш се рӯз меистад, вале ангур намеистад. Мо худи борро суғурта мекунем, на танҳо ҷавобгарии боркашонро.</p><h3>Чӣ дохил мешавад</h3><ul><li>Садама, сӯхтор, чаппа шудан, дуздӣ.</li><li>Вайрон шудани маҳсулоти тару тоза аз шикасти яхдон.</li><li>Боркунӣ ва гузаронидани бор дар сарҳад.</li></ul>`,
      en: `<p>The Kulma pass is closed, the lorry waits three days, the grapes do not. We insure the cargo itself, not only the carrier’s liability.</p><h3>What is covered</h3><ul><li>Accident, fire, overturning, theft.</li><li>Fresh goods spoilt by a broken refrigerator.</li><li>Loading, and reloading at the border.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["transport"],
  },
  {
    id: 706,
    slug: "avtopark",
    productCode: "JUR_FLEET",
    title: { ru: "Автопарк компании", tg: "Парки мошинҳои ширкат", en: "Company fleet" },
    name: { ru: "Автопарк", tg: "Парки мошинҳо", en: "Fleet" },
    shortDesc: {
      ru: "Все машины в одном договоре, один счёт, один человек на связи.",
      tg: "Ҳамаи мошинҳо дар як шартнома, як ҳисоб, як шахси масъул.",
      en: "All vehicles in one contract, one bill, one person to call.",
    },
    fullDesc: withContact({
      ru: `<p>Пять машин или пятьсот: добавляйте и убирайте их письмом, без нового договора.</p><h3>Что входит</h3><ul><li>Обязательная ответственность и каско в одном расчёте.</li><li>Скидка за безаварийный квартал.</li><li>Подменная машина на время ремонта в Душанбе, Худжанде и Бохтаре.</li></ul>`,
      tg: `<p>Панҷ мошин ё панҷсад: онҳоро бо як мактуб илова ё хориҷ кунед, бе шартномаи нав.</p><h3>Чӣ дохил мешавад</h3><ul><li>Ҷавобгарии ҳатмӣ ва каско дар як ҳисоб.</li><li>Тахфиф барои семоҳаи бе садама.</li><li>Мошини ивазкунанда дар вақти таъмир дар Душанбе, Хуҷанд ва Бохтар.</li></ul>`,
      en: `<p>Five vehicles or five hundred: add and remove them by letter, without a new contract.</p><h3>What is covered</h3><ul><li>Compulsory liability and casco in one calculation.</li><li>A discount for a quarter without accidents.</li><li>A replacement car during repair in Dushanbe, Khujand and Bokhtar.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["transport"],
  },
  {
    id: 707,
    slug: "otvetstvennost-pered-tretimi",
    productCode: "JUR_LIAB",
    title: {
      ru: "Ответственность перед клиентами",
      tg: "Ҷавобгарӣ дар назди муштариён",
      en: "Liability to customers",
    },
    name: { ru: "Ответственность", tg: "Ҷавобгарӣ", en: "Liability" },
    shortDesc: {
      ru: "Гостиница, чайхана, лифт, стройка рядом с домом: если пострадал посторонний.",
      tg: "Меҳмонхона, чойхона, лифт, сохтмон дар назди хона: агар шахси бегона зарар бинад.",
      en: "Hotel, teahouse, lift, building site next to homes: if a third party is harmed.",
    },
    fullDesc: withContact({
      ru: `<p>Гость поскользнулся в вашем холле, кирпич упал на чужую машину. Полис платит пострадавшему, а вы продолжаете работать.</p><h3>Что входит</h3><ul><li>Вред здоровью и вещам посторонних людей.</li><li>Юрист на переговорах и в суде.</li><li>Лимит на выбор: 100 000, 300 000 или 1 000 000 TJS.</li></ul>`,
      tg: `<p>Меҳмон дар толори шумо лағжид, хишт ба мошини бегона афтид. Полис ба зарардида пул медиҳад, шумо бошед корро давом медиҳед.</p><h3>Чӣ дохил мешавад</h3><ul><li>Зарар ба саломатӣ ва ашёи шахсони бегона.</li><li>Ҳуқуқшинос дар гуфтушунид ва дар суд.</li><li>Ҳадди маблағ бо интихоб: 100 000, 300 000 ё 1 000 000 TJS.</li></ul>`,
      en: `<p>A guest slipped in your lobby, a brick fell on someone’s car. The policy pays the third party, and you go on working.</p><h3>What is covered</h3><ul><li>Harm to the health and belongings of third parties.</li><li>A lawyer in talks and in court.</li><li>A limit of your choice: 100 000, 300 000 or 1 000 000 TJS.</li></ul>`,
    }),
    mainImg: "",
    shortImg: "",
    categories: ["otvetstvennost"],
  },
];
