import type { PartnerCategorySeed } from "@sughurta/insurer-api/seed";

/** Partners by category; every company here is invented. */
export const partnerCategories: PartnerCategorySeed[] = [
  {
    key: "health",
    title: { ru: "Клиники и аптеки", tg: "Дармонгоҳу дорухонаҳо", en: "Clinics and pharmacies" },
    partners: [
      {
        id: 1,
        name: "Shifobaxsh Med",
        img: "/files/partner-shifobaxsh.svg",
        link: "https://shifobaxsh.example",
        title: {
          ru: "Клиника Shifobaxsh Med",
          tg: "Дармонгоҳи Shifobaxsh Med",
          en: "Shifobaxsh Med clinic",
        },
        description: {
          ru: "<p>Поликлиника и дневной стационар в Душанбе. Принимает по нашему полису без предоплаты: достаточно номера и паспорта.</p><p>Травмпункт работает круглосуточно.</p>",
          tg: "<p>Дармонгоҳ ва шуъбаи табобати рӯзона дар Душанбе. Бо полиси мо бе пешпардохт қабул мекунад: рақам ва шиноснома кифоя аст.</p><p>Бахши осебшиносӣ шабонарӯзӣ кор мекунад.</p>",
          en: "<p>A clinic and day hospital in Dushanbe. It takes our policy without prepayment: the number and a passport are enough.</p><p>The trauma unit is open day and night.</p>",
        },
      },
      {
        id: 2,
        name: "Dandon Plus",
        img: "/files/partner-dandon.svg",
        link: "https://dandon-plus.example",
        title: {
          ru: "Стоматология Dandon Plus",
          tg: "Дандонпизишкии Dandon Plus",
          en: "Dandon Plus dentistry",
        },
        description: {
          ru: "<p>Шесть кабинетов: Душанбе, Худжанд, Бохтар, Куляб, Истаравшан и Пенджикент. Здесь действует полис «Улыбка».</p>",
          tg: "<p>Шаш утоқи дандонпизишкӣ: Душанбе, Хуҷанд, Бохтар, Кӯлоб, Истаравшан ва Панҷакент. Полиси «Табассум» дар ҳамин ҷо амал мекунад.</p>",
          en: "<p>Six surgeries: Dushanbe, Khujand, Bokhtar, Kulob, Istaravshan and Panjakent. The “Smile” policy works here.</p>",
        },
      },
      {
        id: 3,
        name: "Giyoh Apteka",
        img: "/files/partner-giyoh.svg",
        link: "https://giyoh.example",
        title: { ru: "Аптеки Giyoh", tg: "Дорухонаҳои Giyoh", en: "Giyoh pharmacies" },
        description: {
          ru: "<p>Скидка 7 % по номеру действующего полиса. Лекарства по рецепту нашей клиники привезут домой за два часа.</p>",
          tg: "<p>Бо рақами полиси амалкунанда тахфифи 7 фоиз. Доруро бо дорухати дармонгоҳи шарики мо дар ду соат ба хона меоранд.</p>",
          en: "<p>7% off with the number of a valid policy. Medicine prescribed by our clinics is brought to your home within two hours.</p>",
        },
      },
    ],
  },
  {
    key: "auto",
    title: { ru: "Автосервисы", tg: "Таъмиргоҳҳои мошин", en: "Garages" },
    partners: [
      {
        id: 4,
        name: "Usto Garage",
        img: "/files/partner-usto.svg",
        link: "https://usto-garage.example",
        title: {
          ru: "Мастерская Usto Garage",
          tg: "Таъмиргоҳи Usto Garage",
          en: "Usto Garage workshop",
        },
        description: {
          ru: "<p>Кузовной ремонт по нашему направлению: вы отдаёте ключи, мы платим мастеру. Покраска с гарантией один год.</p>",
          tg: "<p>Таъмири кузов бо роҳхати мо: шумо калидро медиҳед, мо ба усто пул медиҳем. Рангкунӣ бо кафолати яксола.</p>",
          en: "<p>Body repair on our referral: you hand over the keys, we pay the garage. Paintwork with a one-year guarantee.</p>",
        },
      },
      {
        id: 5,
        name: "Yoridod 24",
        img: "/files/partner-yoridod.svg",
        link: "https://yoridod24.example",
        title: {
          ru: "Эвакуаторы Yoridod 24",
          tg: "Эвакуаторҳои Yoridod 24",
          en: "Yoridod 24 tow trucks",
        },
        description: {
          ru: "<p>Дежурят на Анзобе, Шахристане и Хушьяри. Вызов через 5511, ожидание в городе до сорока минут.</p>",
          tg: "<p>Дар Анзоб, Шаҳристон ва Хушёрӣ навбатдорӣ мекунанд. Даъват тавассути 5511, интизорӣ дар шаҳр то чил дақиқа.</p>",
          en: "<p>On duty at Anzob, Shahriston and Khushyori. Call through 5511; in town the wait is up to forty minutes.</p>",
        },
      },
      {
        id: 6,
        name: "Oyina Glass",
        img: "/files/partner-oyina.svg",
        link: "https://oyina-glass.example",
        title: { ru: "Автостёкла Oyina", tg: "Шишаҳои мошини Oyina", en: "Oyina car glass" },
        description: {
          ru: "<p>Трещина от камня с обочины? Лобовое стекло меняют за три часа, по полису «Комфорт» и выше бесплатно.</p>",
          tg: "<p>Аз санги канори роҳ кафид? Шишаи пешро дар се соат иваз мекунанд, бо полиси «Комфорт» ва аз он боло ройгон.</p>",
          en: "<p>Cracked by a roadside stone? The windscreen is changed in three hours, free with “Comfort” and above.</p>",
        },
      },
    ],
  },
  {
    key: "bank",
    title: { ru: "Банки и кошельки", tg: "Бонку ҳамёнҳои электронӣ", en: "Banks and wallets" },
    partners: [
      {
        id: 7,
        name: "Ganj Bank",
        img: "/files/partner-ganj.svg",
        link: "https://ganj-bank.example",
        title: { ru: "Ганж Банк", tg: "Бонки «Ганҷ»", en: "Ganj Bank" },
        description: {
          ru: "<p>Полис вместе с кредитом, без навязывания: галочку ставите вы сами. Карта банка возвращает 2 % с каждой нашей покупки.</p>",
          tg: "<p>Полис ҳамроҳи қарз, бе маҷбуркунӣ: аломатро худатон мегузоред. Корти бонк аз ҳар хариди мо 2 фоизро бармегардонад.</p>",
          en: "<p>A policy with a loan, never pressed on you: you tick the box yourself. The bank’s card returns 2% of every purchase with us.</p>",
        },
      },
      {
        id: 8,
        name: "Hamyon",
        img: "/files/partner-hamyon.svg",
        link: "https://hamyon.example",
        title: { ru: "Кошелёк Hamyon", tg: "Ҳамёни электронии Hamyon", en: "Hamyon wallet" },
        description: {
          ru: "<p>Оплата полиса по QR и получение выплаты прямо в кошелёк. Одобренная выплата приходит в день перевода.</p>",
          tg: "<p>Пардохти полис бо QR ва гирифтани ҷубронпулӣ ба худи ҳамён. Ҷубронпулии тасдиқшуда дар рӯзи интиқол меояд.</p>",
          en: "<p>Pay for a policy by QR and receive a payout straight into the wallet. An approved payout arrives on the day we send it.</p>",
        },
      },
    ],
  },
  {
    key: "travel",
    title: { ru: "Путешествия", tg: "Сафар ва сайёҳӣ", en: "Travel" },
    partners: [
      {
        id: 9,
        name: "Roh Tours",
        img: "/files/partner-roh.svg",
        link: "https://roh-tours.example",
        title: {
          ru: "Турагентство Roh Tours",
          tg: "Ширкати сайёҳии Roh Tours",
          en: "Roh Tours agency",
        },
        description: {
          ru: "<p>Памирский тракт, Семь озёр и Искандеркуль с местными проводниками. Полис «Горы без тревоги» уже в цене тура.</p>",
          tg: "<p>Шоҳроҳи Помир, Ҳафткӯл ва Искандаркӯл бо роҳбаладони маҳаллӣ. Полиси «Кӯҳҳо бе ташвиш» аллакай дар нархи сафар ҳаст.</p>",
          en: "<p>The Pamir Highway, the Seven Lakes and Iskanderkul with local guides. “Mountains without worry” is already in the tour price.</p>",
        },
      },
      {
        id: 10,
        name: "Parvoz Ticket",
        img: "/files/partner-parvoz.svg",
        link: "https://parvoz-ticket.example",
        title: {
          ru: "Авиабилеты Parvoz Ticket",
          tg: "Чиптаҳои парвози Parvoz Ticket",
          en: "Parvoz Ticket flights",
        },
        description: {
          ru: "<p>Кассы в девяти городах. Вместе с билетом можно сразу взять полис: данные паспорта вводить второй раз не нужно.</p>",
          tg: "<p>Кассаҳо дар нуҳ шаҳр. Ҳамроҳи чипта полисро ҳам якбора гирифтан мумкин: маълумоти шиносномаро бори дуюм навиштан лозим нест.</p>",
          en: "<p>Ticket desks in nine towns. Take a policy together with the ticket: no need to enter the passport twice.</p>",
        },
      },
      {
        id: 11,
        name: "Mehmonsaroy",
        img: "/files/partner-mehmonsaroy.svg",
        link: "https://mehmonsaroy.example",
        title: {
          ru: "Гостевые дома Mehmonsaroy",
          tg: "Меҳмонхонаҳои Mehmonsaroy",
          en: "Mehmonsaroy guest houses",
        },
        description: {
          ru: "<p>Семейные дома от Хорога до Мургаба. Владельцам полиса ужин в первый вечер бесплатно.</p>",
          tg: "<p>Хонаҳои оилавӣ аз Хоруғ то Мурғоб. Ба соҳибони полис хӯроки шоми якум ройгон аст.</p>",
          en: "<p>Family homes from Khorugh to Murghab. Policyholders have supper free on the first evening.</p>",
        },
      },
      {
        id: 12,
        name: "Kuh Rescue",
        img: "/files/partner-kuh.svg",
        link: "https://kuh-rescue.example",
        title: { ru: "Спасатели Kuh Rescue", tg: "Наҷотбахшони Kuh Rescue", en: "Kuh Rescue team" },
        description: {
          ru: "<p>Добровольный отряд, который выходит в Фанские горы и на Памир. Мы оплачиваем им бензин, верёвки и вертолётные часы.</p>",
          tg: "<p>Дастаи ихтиёрӣ, ки ба кӯҳҳои Фон ва Помир мебарояд. Мо пули сӯзишворӣ, ресмон ва соати парвози чархболро медиҳем.</p>",
          en: "<p>A volunteer team that goes out in the Fann mountains and the Pamir. We pay for their fuel, ropes and helicopter hours.</p>",
        },
      },
    ],
  },
];
