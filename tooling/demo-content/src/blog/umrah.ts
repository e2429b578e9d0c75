import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const umrah: BlogPostSeed = {
  id: 11,
  slug: "umra-s-roditelyami",
  mainImg: "",
  createdAt: "2026-04-14",
  categories: [2],
  title: {
    ru: "Умра с родителями: здоровье, жара и дорога",
    tg: "Умра бо падару модар: саломатӣ, гармӣ ва роҳ",
    en: "Umrah with your parents: health, heat and the road",
  },
  subTitle: {
    ru: "Советы от семей, которые уже вернулись.",
    tg: "Маслиҳат аз оилаҳое, ки аллакай баргаштаанд.",
    en: "Advice from families who have come back.",
  },
  tags: {
    ru: "умра, хадж, поездка, родители",
    tg: "умра, ҳаҷ, сафар, падару модар",
    en: "umrah, hajj, trip, parents",
  },
  descriptions: [
    {
      ru: "<p>Чаще всего в умру едут втроём: мама, папа и взрослый сын или дочь. Главная забота не билеты, а силы. Даже неспешный день там — это десять километров пешком по камню и сорок градусов в тени.</p><h3>За месяц</h3><ul><li>Сходите к врачу и возьмите список лекарств на английском.</li><li>Сделайте прививку от менингита, без неё визу могут не дать.</li><li>Начните ходить по часу в день в той же обуви, в которой поедете.</li></ul>",
      tg: "<p>Ба умра бештар се нафар мераванд: модар, падар ва писар ё духтари калонсол. Ғами асосӣ на чипта, балки қувват аст. Ҳатто рӯзи оҳиста дар он ҷо даҳ километр роҳи пиёда дар санг ва чил дараҷа гармӣ дар соя аст.</p><h3>Як моҳ пеш</h3><ul><li>Ба табиб равед ва рӯйхати доруҳоро бо забони англисӣ гиред.</li><li>Аз менингит эм шавед, бе он раводид надоданашон мумкин.</li><li>Бо ҳамон пойафзоле, ки мебаред, ҳар рӯз як соат роҳ гаштанро сар кунед.</li></ul>",
      en: "<p>Most often three people go on umrah: mother, father and a grown son or daughter. The main concern is not the tickets but strength. Even a slow day there is ten kilometres on foot over stone and forty degrees in the shade.</p><h3>A month before</h3><ul><li>See a doctor and get the list of medicines in English.</li><li>Have the meningitis vaccine; without it a visa may be refused.</li><li>Start walking an hour a day in the very shoes you will take.</li></ul>",
    },
    {
      ru: "<h3>В сумке у каждого</h3><ul><li>Лекарства на весь срок и ещё на пять дней, в ручной клади.</li><li>Соль для питья, пластырь, крем от натирания.</li><li>Зонт светлого цвета и маленький термос.</li><li>Карточка на шее: имя, гостиница, телефон, номер полиса.</li></ul><p>Карточка нужна и тем, кто помнит всё. В толпе телефон садится, а голос теряется.</p>",
      tg: "<h3>Дар сумкаи ҳар кас</h3><ul><li>Дору барои тамоми муҳлат ва боз панҷ рӯз, дар бори дастӣ.</li><li>Намаки нӯшиданӣ, часпак, равған аз молиши пӯст.</li><li>Чатри рангаш равшан ва термоси хурд.</li><li>Корт дар гардан: ном, меҳмонхона, телефон, рақами полис.</li></ul><p>Корт ба онҳое, ки ҳама чизро дар ёд доранд, ҳам лозим. Дар издиҳом барқи телефон тамом мешавад, овоз бошад гум.</p>",
      en: "<h3>In everyone’s bag</h3><ul><li>Medicine for the whole stay and five more days, in hand baggage.</li><li>Rehydration salts, plasters, cream against chafing.</li><li>A light-coloured umbrella and a small thermos.</li><li>A card round the neck: name, hotel, phone, policy number.</li></ul><p>The card is also for those who remember everything. In a crowd the phone runs flat and the voice is lost.</p>",
    },
    {
      ru: "<h3>Режим</h3><p>Выходите до восьми утра и после заката. Пейте до жажды, стакан каждые полчаса. Если закружилась голова, человек бледный и не потеет, это тепловой удар: в тень, мокрая ткань на шею, вода маленькими глотками, и звонок нам или 997, скорая помощь Саудовской Аравии.</p>",
      tg: "<h3>Тартиби рӯз</h3><p>То соати ҳашти субҳ ва баъд аз ғуруб бароед. Пеш аз ташнагӣ нӯшед, ҳар ним соат як истакон. Агар сар чарх занад, одам рангпарида бошад ва арақ накунад, ин гармизанӣ аст: ба соя, матои тар ба гардан, об бо қултҳои хурд ва занг ба мо ё ба 997, ёрии таъҷилии Арабистони Саудӣ.</p>",
      en: "<h3>The day’s order</h3><p>Go out before eight in the morning and after sunset. Drink before you are thirsty, a glass every half-hour. If someone is dizzy, pale and not sweating, it is heatstroke: into the shade, a wet cloth on the neck, water in small sips, and a call to us or to 997, the Saudi ambulance.</p>",
    },
    {
      ru: "<h3>Если потерялись</h3><p>Договоритесь о месте встречи в первый же день: одни и те же ворота, запишите их номер. Сделайте общий снимок утром, чтобы показать охране, во что одет человек. Маме положите в карман визитку гостиницы на арабском. И не ищите друг друга все сразу: один ходит, остальные ждут у ворот.</p>",
      tg: "<h3>Агар гум шавед</h3><p>Дар рӯзи аввал дар бораи ҷойи вохӯрӣ созиш кунед: ҳамон як дарвоза, рақамашро нависед. Субҳ акси умумӣ гиред, то ба посбон нишон диҳед, ки одам чӣ пӯшидааст. Ба ҷайби модар варақаи меҳмонхонаро бо забони арабӣ гузоред. Ва ҳама якбора якдигарро наҷӯед: як кас мегардад, дигарон назди дарвоза интизор мешаванд.</p>",
      en: "<h3>If you lose one another</h3><p>Agree on a meeting place on the very first day: always the same gate, and write down its number. Take a picture together each morning, to show a guard what the person is wearing. Put the hotel’s card in Arabic into your mother’s pocket. And do not all search at once: one walks, the others wait at the gate.</p>",
    },
    {
      ru: "<h3>Что делает полис</h3><p>Полис «Хадж и умра» платит больнице напрямую, где это возможно, а при обострении давления или диабета оплачивает первую помощь. Если паломник от 65 лет лёг в больницу, мы оплатим его спутнику дополнительные ночи и новый билет. Держите чеки и не подписывайте счёт, которого не понимаете: позвоните, переведём.</p>",
      tg: "<h3>Полис чӣ кор мекунад</h3><p>Полиси «Ҳаҷ ва умра» дар ҷойе ки мумкин аст, ба беморхона бевосита пул медиҳад, ҳангоми баланд шудани фишор ё қанд бошад ёрии аввалро мепардозад. Агар зоири 65-сола ё калонтар дар беморхона хобад, мо ба ҳамроҳаш пули шабҳои иловагӣ ва чиптаи навро медиҳем. Чекҳоро нигоҳ доред ва ҳисоберо, ки намефаҳмед, имзо накунед: занг занед, тарҷума мекунем.</p>",
      en: "<h3>What the policy does</h3><p>The “Hajj and umrah” policy pays the hospital directly where we can, and pays for first care when blood pressure or diabetes flares up. If a pilgrim aged 65 or over is taken to hospital, we pay the companion’s extra nights and new ticket. Keep receipts and do not sign a bill you do not understand: call, and we will translate.</p>",
    },
  ],
};
