import { HOME_ADVANCE_SUM_TJS } from "@sughurta/domain";
import type { BoxTerms } from "@sughurta/domain/box";
import { MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import type { Localised } from "@sughurta/insurer-api/seed";

const text = (ru: string, tg: string, en: string): Localised => ({ ru, tg, en });
const upTo = (sum: number) => ({ kind: "upTo", sum }) as const;
const exactly = (sum: number) => ({ kind: "exactly", sum }) as const;

const BEFORE_FIRST_DAY = text(
  "события, которые случились раньше первого дня полиса",
  "ҳодисаҳое, ки пеш аз рӯзи аввали полис рӯй додаанд",
  "events that happened before the first day of the policy",
);
const ALCOHOL = text(
  "случаи в состоянии алкогольного опьянения и под действием наркотиков",
  "ҳодисаҳо дар ҳолати мастӣ ва таҳти таъсири маводи нашъаовар",
  "events under the influence of alcohol or drugs",
);
const INTENT = text(
  "вред, который причинён намеренно",
  "зараре, ки қасдан расонда шудааст",
  "harm done on purpose",
);
const KNOWN_ILLNESS = text(
  "плановое лечение и болезни, известные до поездки, кроме первой помощи",
  "табобати нақшавӣ ва бемориҳои пеш аз сафар маълум, ғайр аз ёрии аввал",
  "planned treatment and illnesses known before the trip, except first aid",
);
const TREATMENT = text(
  "Врач, лекарства и больница при внезапной болезни или травме",
  "Табиб, дору ва беморхона ҳангоми бемории ногаҳонӣ ё ҷароҳат",
  "Doctor, medicine and hospital after a sudden illness or injury",
);
const WAY_HOME = text(
  "Возвращение домой, если врач запретил лететь обычным рейсом",
  "Бозгашт ба хона, агар табиб парвози муқаррариро манъ кунад",
  "The way home if a doctor forbids an ordinary flight",
);
const SPORT = text("спорт и восхождения", "варзиш ва кӯҳнавардӣ", "sport and climbing");
const ABROAD = text(
  "весь мир, кроме Таджикистана",
  "тамоми ҷаҳон, ғайр аз Тоҷикистон",
  "the whole world except Tajikistan",
);
const WORLD = text("весь мир", "тамоми ҷаҳон", "the whole world");
const TAJIKISTAN = text("Таджикистан", "Тоҷикистон", "Tajikistan");
const AT_ADDRESS = text(
  "Таджикистан, по адресу из полиса",
  "Тоҷикистон, дар суроғаи дар полис навишташуда",
  "Tajikistan, at the address in the policy",
);

/** Cover and conditions of the boxes, by product code; car programmes have terms of their own. */
export const boxTerms: Readonly<Record<string, BoxTerms<Localised>>> = {
  TRB_100: {
    covers: [
      { text: TREATMENT },
      { text: WAY_HOME },
      {
        text: text(
          "Потеря багажа и задержка багажа дольше 48 часов",
          "Гум шудани бағоҷ ва таъхири он зиёда аз 48 соат",
          "Lost baggage, and baggage delayed by more than 48 hours",
        ),
      },
      {
        text: text(
          "Задержка рейса дольше 8 часов",
          "Таъхири парвоз зиёда аз 8 соат",
          "A flight delayed by more than 8 hours",
        ),
      },
    ],
    exclusions: [KNOWN_ILLNESS, SPORT, ALCOHOL, BEFORE_FIRST_DAY],
    territory: ABROAD,
    reporting: "assistance",
  },
  STP: {
    covers: [
      { text: TREATMENT },
      {
        text: text("Срочный стоматолог", "Ёрии таъҷилии дандонпизишк", "Urgent dental care"),
      },
      { text: WAY_HOME },
    ],
    exclusions: [KNOWN_ILLNESS, SPORT, ALCOHOL, BEFORE_FIRST_DAY],
    territory: ABROAD,
    reporting: "assistance",
    tripDays: MULTI_TRIP_DAYS,
  },
  TRB_UMRA: {
    covers: [
      {
        text: text(
          "Врач и больница, в том числе при тепловом ударе и обезвоживании",
          "Табиб ва беморхона, аз ҷумла ҳангоми гармизанӣ ва беобшавии бадан",
          "Doctor and hospital, heatstroke and dehydration included",
        ),
      },
      {
        text: text(
          "Обострение давления и диабета: первая помощь до стабильного состояния",
          "Шиддат гирифтани фишори хун ва диабет: ёрии аввал то беҳтар шудани ҳол",
          "Flare-ups of blood pressure and diabetes: first care until you are stable",
        ),
      },
      {
        text: text(
          "Сопровождающий для паломника от 65 лет, если он попал в больницу",
          "Ҳамроҳ барои зоири 65-сола ва калонтар, агар ба беморхона афтад",
          "A companion for a pilgrim aged 65 or over who has been taken to hospital",
        ),
      },
      {
        text: text(
          "Потеря документов: помощь консульства и расходы на справки",
          "Гум шудани ҳуҷҷатҳо: кумаки консулгарӣ ва хароҷоти маълумотномаҳо",
          "Lost documents: help from the consulate and the cost of certificates",
        ),
      },
    ],
    exclusions: [KNOWN_ILLNESS, ALCOHOL, BEFORE_FIRST_DAY],
    territory: text(
      "Саудовская Аравия и дорога туда и обратно",
      "Арабистони Саудӣ ва роҳи рафту омад",
      "Saudi Arabia and the journey there and back",
    ),
    reporting: "assistance",
  },
  HLT_ACC: {
    covers: [
      {
        text: text("Перелом руки или ноги", "Шикастани даст ё пой", "Broken arm or leg"),
        payout: { kind: "range", from: 1500, to: 3000 },
      },
      {
        text: text("Ожог", "Сӯхтагӣ", "Burn"),
        payout: { kind: "range", from: 500, to: 6000 },
      },
      {
        text: text("Сотрясение мозга", "Ларзиши майна", "Concussion"),
        payout: exactly(1000),
      },
      { text: text("Инвалидность", "Маъюбӣ", "Disability"), payout: upTo(20_000) },
    ],
    exclusions: [ALCOHOL, INTENT, BEFORE_FIRST_DAY],
    territory: WORLD,
    reporting: "ordinary",
  },
  SHP: {
    covers: [
      {
        text: text(
          "Инфаркт миокарда, подтверждённый кардиограммой и анализом",
          "Сактаи дил, ки бо сабти дил ва таҳлил тасдиқ шудааст",
          "A heart attack confirmed by a cardiogram and a blood test",
        ),
        payout: exactly(50_000),
      },
      {
        text: text(
          "Инсульт с последствиями, которые длятся больше 30 дней",
          "Сактаи майна бо оқибатҳое, ки зиёда аз 30 рӯз давом мекунанд",
          "A stroke whose effects last more than 30 days",
        ),
        payout: exactly(50_000),
      },
      {
        text: text(
          "Шунтирование или замена клапана",
          "Ҷарроҳии рагҳои дил ё иваз кардани дарича",
          "Bypass surgery or a replaced valve",
        ),
        payout: exactly(50_000),
      },
    ],
    exclusions: [
      text(
        "болезни, известные до покупки",
        "бемориҳое, ки пеш аз харид маълум буданд",
        "illnesses known before the purchase",
      ),
      BEFORE_FIRST_DAY,
    ],
    territory: WORLD,
    reporting: "ordinary",
    waitingDays: 60,
    payouts: 1,
    declaration: text(
      "Подтверждаю: у меня не было инфаркта, инсульта и операции на сердце, и врачи не находили у меня болезней сердца и сосудов",
      "Тасдиқ мекунам: ман сактаи дил, сактаи майна ва ҷарроҳии дил надоштам, ва табибон дар ман бемории дил ва рагҳоро наёфтаанд",
      "I confirm that I have had no heart attack, stroke or heart surgery, and that no doctor has found a disease of my heart or vessels",
    ),
  },
  HLT_TICK: {
    covers: [
      {
        text: text(
          "Удаление и анализ клеща, прививка от крымской лихорадки, где она есть",
          "Гирифтан ва таҳлили кана, эмкунӣ аз таби Қрим дар ҷое ки ҳаст",
          "Removing and testing the tick, and a vaccine against Crimean fever where there is one",
        ),
      },
      {
        text: text(
          "Сыворотка после укуса змеи или скорпиона",
          "Зардоб пас аз газидани мор ё каждум",
          "Serum after a snake or scorpion bite",
        ),
      },
      {
        text: text(
          "Дорога до ближайшей больницы из любого кишлака",
          "Роҳ аз ҳар деҳа то беморхонаи наздиктарин",
          "The road from any village to the nearest hospital",
        ),
      },
    ],
    exclusions: [INTENT, BEFORE_FIRST_DAY],
    territory: TAJIKISTAN,
    reporting: "ordinary",
  },
  HLT_DENT: {
    covers: [
      {
        text: text(
          "Два срочных приёма с обезболиванием",
          "Ду қабули таъҷилӣ бо бедардкунӣ",
          "Two urgent visits with pain relief",
        ),
      },
      {
        text: text(
          "Одна пломба или одно удаление",
          "Як пломба ё як кандани дандон",
          "One filling or one extraction",
        ),
      },
      { text: text("Снимок", "Акси дандон", "An X-ray") },
    ],
    exclusions: [
      text(
        "протезы, импланты, отбеливание и брекеты",
        "дандони сунъӣ, коштани дандон, сафедкунӣ ва ростқаторкунӣ",
        "dentures, implants, whitening and braces",
      ),
      BEFORE_FIRST_DAY,
    ],
    territory: text(
      "клиники-партнёры в шести городах Таджикистана",
      "дармонгоҳҳои шарик дар шаш шаҳри Тоҷикистон",
      "partner clinics in six towns of Tajikistan",
    ),
    reporting: "ordinary",
    payouts: 2,
  },
  HOM_FLAT: {
    covers: [
      {
        text: text(
          "Отделка и техника",
          "Ороиши хона ва таҷҳизот",
          "Interior finishes and appliances",
        ),
        payout: upTo(40_000),
      },
      {
        text: text("Ремонт у соседей", "Таъмири хонаи ҳамсоя", "Repair at the neighbours’"),
        payout: upTo(12_000),
      },
      {
        text: text(
          "Жильё на время ремонта",
          "Ҷойи зист дар вақти таъмир",
          "A place to stay during the repair",
        ),
        payout: upTo(3000),
      },
      {
        text: text(
          "После пожара, взрыва газа, короткого замыкания",
          "Пас аз сӯхтор, таркиши газ, расиши барқ",
          "After a fire, a gas explosion or a short circuit",
        ),
      },
      {
        text: text(
          "После воды из труб, стиральной машины, от соседей сверху",
          "Пас аз об аз қубур, аз мошини ҷомашӯӣ, аз ҳамсояи боло",
          "After water from pipes, the washing machine or upstairs",
        ),
      },
      {
        text: text(
          "После взлома и кражи со взломом",
          "Пас аз шикастани дар ва дуздӣ",
          "After a break-in and burglary",
        ),
      },
      {
        text: text(
          "После землетрясения от 5 баллов (шкала MSK-64)",
          "Пас аз зилзилаи аз 5 балл боло (ҷадвали MSK-64)",
          "After an earthquake of intensity 5 or more on the MSK-64 scale",
        ),
      },
    ],
    exclusions: [
      text(
        "украшения, деньги и документы",
        "зару зевар, пул ва ҳуҷҷатҳо",
        "jewellery, money and documents",
      ),
      INTENT,
      BEFORE_FIRST_DAY,
    ],
    territory: AT_ADDRESS,
    reporting: "home",
  },
  HOM_HOUSE: {
    covers: [
      {
        text: text(
          "Землетрясение от 5 баллов (шкала MSK-64)",
          "Зилзилаи аз 5 балл боло (ҷадвали MSK-64)",
          "An earthquake of intensity 5 or more on the MSK-64 scale",
        ),
      },
      {
        text: text(
          "Сель, паводок, подъём грунтовых вод",
          "Сел, обхезӣ, боло рафтани обҳои зеризаминӣ",
          "Mudflow, flood, rising groundwater",
        ),
      },
      {
        text: text(
          "Оползень, лавина, падение камней",
          "Ярч, тарма, афтидани санг",
          "Landslide, avalanche, falling rocks",
        ),
      },
      {
        text: text(
          "Сильный ветер, который снял крышу",
          "Шамоли сахт, ки бомро бардошта бошад",
          "A strong wind that took the roof",
        ),
      },
      {
        text: text(
          "Аванс, обычно в первые три дня",
          "Пешпардохт, одатан дар се рӯзи аввал",
          "An advance, usually in the first three days",
        ),
        payout: upTo(HOME_ADVANCE_SUM_TJS),
      },
    ],
    exclusions: [
      text(
        "дома в зоне, откуда уже велено переселиться",
        "ҳавлиҳо дар минтақае, ки аз он ҷо кӯчидан аллакай фармуда шудааст",
        "houses in zones that people have already been told to leave",
      ),
      INTENT,
      BEFORE_FIRST_DAY,
    ],
    territory: AT_ADDRESS,
    reporting: "home",
  },
  SAA: {
    covers: [
      {
        text: text(
          "До трёх предметов не старше четырёх лет, которые хранятся по адресу из полиса",
          "То се ашёи на бештар аз чорсола, ки дар суроғаи дар полис навишташуда мебошанд",
          "Up to three items not older than four years, kept at the address on the policy",
        ),
      },
      {
        text: text(
          "Скачок напряжения, удар, вода, кража из запертого дома",
          "Ларзиши барқ, зарба, об, дуздӣ аз хонаи қулф",
          "Power surge, knock, water, theft from a locked home",
        ),
      },
      {
        text: text(
          "Диагностика в мастерской-партнёре",
          "Ташхис дар таъмиргоҳи шарик",
          "The check-up at a partner repair shop",
        ),
      },
    ],
    exclusions: [
      text(
        "износ: 15 % за каждый год, если ремонт дороже половины цены",
        "фарсудашавӣ: 15 фоиз барои ҳар сол, агар таъмир аз нисфи нарх гарон бошад",
        "wear: 15% for each year where the repair costs more than half the price",
      ),
      INTENT,
      BEFORE_FIRST_DAY,
    ],
    territory: AT_ADDRESS,
    reporting: "home",
  },
  FAM_KIDS: {
    covers: [
      {
        text: text(
          "Травмы дома, во дворе, в садике и школе",
          "Ҷароҳат дар хона, ҳавлӣ, кӯдакистон ва мактаб",
          "Injuries at home, in the yard, at nursery and at school",
        ),
      },
      {
        text: text(
          "Тренировки и соревнования: футбол, гуштингири, бокс, гимнастика, плавание",
          "Машқ ва мусобиқа: футбол, гӯштингирӣ, бокс, гимнастика, шиноварӣ",
          "Training and competitions: football, gushtingiri wrestling, boxing, gymnastics, swimming",
        ),
      },
      {
        text: text(
          "Ожоги, отравления, укусы животных",
          "Сӯхтагӣ, заҳролудшавӣ, газидани ҳайвонот",
          "Burns, poisoning, animal bites",
        ),
      },
      {
        text: text(
          "Один родитель рядом в больнице",
          "Яке аз волидон дар паҳлуи кӯдак дар беморхона",
          "One parent beside the child in hospital",
        ),
        payout: { kind: "exactly", sum: 60, per: "day" },
      },
    ],
    exclusions: [
      text(
        "болезни, которые не вызваны травмой",
        "бемориҳое, ки аз ҷароҳат нестанд",
        "illnesses that no injury caused",
      ),
      BEFORE_FIRST_DAY,
    ],
    territory: TAJIKISTAN,
    reporting: "ordinary",
  },
  FAM_SCHOOL: {
    covers: [
      {
        text: text("Ушиб или растяжение", "Зарбхӯрӣ ё кашиши пай", "Bruise or sprain"),
        payout: exactly(200),
      },
      { text: text("Перелом", "Шикастани устухон", "Fracture"), payout: exactly(1200) },
      {
        text: text("Больница", "Беморхона", "Hospital"),
        payout: { kind: "exactly", sum: 50, per: "day" },
      },
    ],
    exclusions: [
      text(
        "случаи не в школе, не по дороге и не на школьных выездах",
        "ҳодисаҳо берун аз мактаб, роҳи мактаб ва сайругашти мактабӣ",
        "events away from school, the way there and school outings",
      ),
      BEFORE_FIRST_DAY,
    ],
    territory: text(
      "школа, дорога туда и обратно, экскурсии и школьный лагерь",
      "мактаб, роҳи мактаб ва бозгашт, сайругашт ва лагери мактабӣ",
      "school, the way there and back, outings and the school camp",
    ),
    reporting: "ordinary",
  },
  FAM_ALL: {
    covers: [
      {
        text: text(
          "Травмы и ожоги каждого",
          "Ҷароҳат ва сӯхтагии ҳар кас",
          "Injuries and burns of each person",
        ),
      },
      {
        text: text(
          "Скорая помощь и дорога до больницы",
          "Ёрии таъҷилӣ ва роҳ то беморхона",
          "Ambulance and the way to hospital",
        ),
      },
      {
        text: text(
          "Вызов врача на дом: два раза за год",
          "Даъвати табиб ба хона: дар як сол ду бор",
          "A doctor’s visit at home, twice a year",
        ),
      },
    ],
    exclusions: [
      text(
        "болезни, которые не вызваны травмой, кроме вызова врача",
        "бемориҳое, ки аз ҷароҳат нестанд, ғайр аз даъвати табиб",
        "illnesses that no injury caused, except the doctor’s visit",
      ),
      ALCOHOL,
      BEFORE_FIRST_DAY,
    ],
    territory: TAJIKISTAN,
    reporting: "ordinary",
    sumPerPerson: 10_000,
  },
  SPO_MOUNT: {
    covers: [
      {
        text: text(
          "Поиск и спасение, включая вертолёт",
          "Ҷустуҷӯ ва наҷот, бо чархбол ҳам",
          "Search and rescue, helicopter included",
        ),
        payout: upTo(60_000),
      },
      {
        text: text(
          "Лечение горной болезни, травм и обморожений",
          "Табобати бемории кӯҳӣ, ҷароҳат ва хунукзадагӣ",
          "Treatment of altitude sickness, injuries and frostbite",
        ),
      },
      {
        text: text(
          "Дорога до Душанбе или Худжанда, если на месте не помогут",
          "Роҳ то Душанбе ё Хуҷанд, агар дар ҷояш кумак карда натавонанд",
          "The road to Dushanbe or Khujand if they cannot help on the spot",
        ),
      },
    ],
    exclusions: [
      text(
        "восхождения выше 5 000 метров, с верёвкой и кошками",
        "баромадан аз 5 000 метр баландтар, бо ресмон ва чангак",
        "climbs above 5 000 metres, with rope and crampons",
      ),
      ALCOHOL,
      BEFORE_FIRST_DAY,
    ],
    territory: text(
      "весь Таджикистан до высоты 5 000 метров",
      "тамоми Тоҷикистон то баландии 5 000 метр",
      "all of Tajikistan up to 5 000 metres",
    ),
    reporting: "ordinary",
  },
  SPO_TEAM: {
    covers: [
      {
        text: text(
          "Тренировки, выездные игры и дорога на них",
          "Машқ, бозиҳои сафарӣ ва роҳи онҳо",
          "Training, away games and the road to them",
        ),
      },
      {
        text: text(
          "Травмы игроков и тренера",
          "Ҷароҳати бозингарон ва мураббӣ",
          "Injuries of players and coach",
        ),
      },
      {
        text: text(
          "Ответственность клуба за зрителей",
          "Ҷавобгарии клуб дар назди тамошобинон",
          "The club’s liability to spectators",
        ),
      },
    ],
    exclusions: [ALCOHOL, BEFORE_FIRST_DAY],
    territory: TAJIKISTAN,
    reporting: "ordinary",
  },
  SPO_SKI: {
    covers: [
      {
        text: text(
          "Спуск со склона и первая помощь",
          "Фаровардан аз нишебӣ ва ёрии аввал",
          "The ride down and first aid",
        ),
      },
      {
        text: text("Лечение травмы", "Табобати ҷароҳат", "Treatment of an injury"),
        payout: upTo(12_000),
      },
      {
        text: text(
          "Сломанное прокатное снаряжение",
          "Шикастани лавозимоти иҷора",
          "Broken hired gear",
        ),
        payout: upTo(1500),
      },
      {
        text: text(
          "Вред, который вы нечаянно причинили другому лыжнику",
          "Зараре, ки нохост ба лижарони дигар расондед",
          "Harm you did to another skier by accident",
        ),
      },
    ],
    exclusions: [
      text(
        "катание вне открытых трасс",
        "лижаронӣ берун аз роҳҳои кушода",
        "skiing off the open pistes",
      ),
      ALCOHOL,
      BEFORE_FIRST_DAY,
    ],
    territory: text(
      "открытые трассы Сафед-Дары",
      "роҳҳои кушодаи Сафеддара",
      "the open pistes of Safed-Dara",
    ),
    reporting: "ordinary",
  },
};
