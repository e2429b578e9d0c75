import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const pamirHighway: BlogPostSeed = {
  id: 4,
  slug: "pamirskiy-trakt",
  mainImg: "",
  createdAt: "2025-06-24",
  categories: [2],
  title: {
    ru: "Памирский тракт: что проверить до Хорога",
    tg: "Шоҳроҳи Помир: то Хоруғ чиро бояд санҷид",
    en: "The Pamir Highway: check this before Khorugh",
  },
  subTitle: {
    ru: "Высота, мосты, бензин и связь. Короткий список от тех, кто ездит каждый месяц.",
    tg: "Баландӣ, пулҳо, сӯзишворӣ ва алоқа. Рӯйхати кӯтоҳ аз онҳое, ки ҳар моҳ мераванд.",
    en: "Altitude, bridges, fuel and signal. A short list from people who drive it every month.",
  },
  tags: {
    ru: "Памир, горы, дорога, поездка",
    tg: "Помир, кӯҳ, роҳ, сафар",
    en: "Pamir, mountains, road, trip",
  },
  descriptions: [
    {
      ru: "<p>От Душанбе до Хорога около шестисот километров, и это день за рулём летом или два осенью. Дальше, за Хорогом, дорога забирается на четыре тысячи метров, а перевал Ак-Байтал выше 4 600. Красота такая, что забываешь пить воду. А пить надо: три литра в день.</p><h3>Горная болезнь</h3><p>Первый знак: болит голова и нет аппетита. Второй: человек становится сердитым или сонным. Лекарство одно, спуститься хотя бы на пятьсот метров. Не ночуйте выше трёх с половиной тысяч в первый же вечер: остановитесь в Хороге или Джелонди.</p>",
      tg: "<p>Аз Душанбе то Хоруғ тақрибан шашсад километр аст, ва ин тобистон як рӯз, тирамоҳ ду рӯз паси чанбарак. Баъд аз Хоруғ роҳ ба чор ҳазор метр мебарояд, ағбаи Оқбайтал бошад аз 4 600 баландтар аст. Зебоӣ чунон аст, ки об нӯшиданро фаромӯш мекунед. Аммо нӯшидан лозим: рӯзе се литр.</p><h3>Бемории кӯҳӣ</h3><p>Аломати аввал: сар дард мекунад ва иштиҳо нест. Дуюм: одам хашмгин ё хоболуд мешавад. Доруяш як аст, ҳадди ақал панҷсад метр поён фаромадан. Шаби аввал дар баландии зиёда аз сею ним ҳазор метр хоб накунед: дар Хоруғ ё Ҷелондӣ бимонед.</p>",
      en: "<p>It is about six hundred kilometres from Dushanbe to Khorugh: a day at the wheel in summer, two in autumn. Beyond Khorugh the road climbs to four thousand metres, and the Ak-Baital pass is above 4 600. The beauty makes you forget to drink. Drink you must: three litres a day.</p><h3>Altitude sickness</h3><p>The first sign: a headache and no appetite. The second: a person grows cross or sleepy. There is one cure, to go down at least five hundred metres. Do not sleep above three and a half thousand on the very first night: stop in Khorugh or Jelondy.</p>",
    },
    {
      ru: "<h3>Машина</h3><ul><li>Две запаски, а не одна. Щебень режет боковины.</li><li>Полный бак в Калаи-Хумбе и в Хороге. В Мургабе бензин бывает из канистры.</li><li>Трос, насос, лопата, тёплый спальник на каждого, даже в июле.</li><li>Свежие тормоза: на спуске к Рушану они работают час без отдыха.</li></ul><p>В мае и июне реки поднимаются после обеда, когда тает снег. Мосты и броды проходите утром.</p>",
      tg: "<h3>Мошин</h3><ul><li>Ду чархи эҳтиётӣ, на як. Сангреза паҳлуи чархро мебурад.</li><li>Зарфи пури сӯзишворӣ дар Қалъаи Хумб ва Хоруғ. Дар Мурғоб бензин гоҳо аз зарф фурӯхта мешавад.</li><li>Арғамчин, насос, бел, халтахоби гарм барои ҳар кас, ҳатто моҳи июл.</li><li>Тормози коршоям: дар фуромадгоҳи Рӯшон он як соат бе дам кор мекунад.</li></ul><p>Моҳҳои май ва июн дарёҳо пас аз нисфирӯзӣ, вақте барф об мешавад, боло меоянд. Аз пулҳо ва гузаргоҳҳо субҳ гузаред.</p>",
      en: "<h3>The car</h3><ul><li>Two spare wheels, not one. Gravel cuts the sidewalls.</li><li>A full tank in Qal’ai Khumb and in Khorugh. In Murghab petrol may come from a can.</li><li>A rope, a pump, a shovel, a warm sleeping bag for everyone, even in July.</li><li>Fresh brakes: on the way down to Rushon they work an hour without rest.</li></ul><p>In May and June the rivers rise after noon, when the snow melts. Cross bridges and fords in the morning.</p>",
    },
    {
      ru: "<h3>Бумаги</h3><p>Иностранцам нужно разрешение на въезд в ГБАО, его делают вместе с электронной визой. Всем нужен паспорт: посты проверяют каждого. Сделайте по три копии, так быстрее.</p><h3>Связь</h3><p>Между сёлами её нет по два часа. Договоритесь с кем-то дома: звоню из каждого районного центра. Отправьте нам маршрут и день возвращения. Если вы не выйдете на связь, мы первыми начнём звонить, а полис «Горы без тревоги» оплатит спасателей.</p>",
      tg: "<h3>Ҳуҷҷатҳо</h3><p>Ба хориҷиён иҷозати вуруд ба ВМКБ лозим, онро ҳамроҳи раводиди электронӣ мегиранд. Ба ҳама шиноснома лозим: дар постҳо ҳар касро месанҷанд. Сетогӣ нусха гиред, ҳамин тавр тезтар аст.</p><h3>Алоқа</h3><p>Дар байни деҳаҳо ду соат алоқа нест. Бо касе дар хона созиш кунед: аз ҳар маркази ноҳия занг мезанам. Роҳхат ва рӯзи бозгаштро ба мо фиристед. Агар аз шумо дарак набошад, аввал мо занг мезанем, полиси «Кӯҳҳо бе ташвиш» бошад пули наҷотбахшонро медиҳад.</p>",
      en: "<h3>Papers</h3><p>Foreigners need a GBAO permit, issued together with the e-visa. Everyone needs a passport: the posts check each person. Make three copies, it is quicker.</p><h3>Signal</h3><p>Between villages there is none for two hours at a time. Agree with someone at home: I call from every district centre. Send us the route and the day of return. If we do not hear from you, we start calling first, and “Mountains without worry” pays for the rescuers.</p>",
    },
    {
      ru: "<h3>И про людей</h3><p>На Памире вас пригласят на чай раньше, чем спросят имя. Соглашайтесь, но берите с собой сахар, чай или школьные тетради: это лучше денег. Подвозите пешехода, если есть место: он знает, где размыло дорогу. А уезжая, заберите свой мусор в Хорог, на высоте ничего не гниёт.</p>",
      tg: "<h3>Ва дар бораи одамон</h3><p>Дар Помир пеш аз он ки номатонро пурсанд, ба чой даъват мекунанд. Розӣ шавед, аммо бо худ қанд, чой ё дафтари мактабӣ баред: ин аз пул беҳтар аст. Агар ҷой бошад, пиёдаро савор кунед: ӯ медонад, ки роҳро дар куҷо об бурдааст. Ҳангоми рафтан партови худро то Хоруғ баред, дар баландӣ ҳеҷ чиз намепӯсад.</p>",
      en: "<h3>And about people</h3><p>In the Pamir you are asked in for tea before you are asked your name. Say yes, but bring sugar, tea or school notebooks: that is better than money. Give a walker a lift if there is room: he knows where the road is washed out. And when you leave, take your rubbish to Khorugh; at that height nothing rots.</p>",
    },
  ],
};
