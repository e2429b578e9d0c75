import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const readingPolicy: BlogPostSeed = {
  id: 7,
  slug: "kak-chitat-polis",
  mainImg: "",
  createdAt: "2025-10-28",
  categories: [4],
  title: {
    ru: "Как прочитать полис за чашку чая",
    tg: "Полисро дар як пиёла чой чӣ тавр хондан мумкин",
    en: "How to read a policy over a cup of tea",
  },
  subTitle: {
    ru: "Шесть мест, где прячется самое важное. Остальное можно читать потом.",
    tg: "Шаш ҷое, ки муҳимтарин чиз дар он ҷост. Боқимондаро баъд хондан мумкин.",
    en: "Six places where the important things hide. The rest can be read later.",
  },
  tags: {
    ru: "полис, условия, советы",
    tg: "полис, шартҳо, маслиҳат",
    en: "policy, terms, advice",
  },
  descriptions: [
    {
      ru: "<p>Полис похож на договор о найме мастера. Вы платите вперёд, а он обещает прийти, если что-то сломается. Важно понять: что именно он чинит, сколько раз и за сколько. Заварите чай, возьмите карандаш и найдите шесть мест.</p><h3>1. Кто и что</h3><p>Имя, дата рождения, номер паспорта или машины. Одна неверная буква может отложить выплату на неделю. Нашли ошибку? Позвоните нам, пока ничего не случилось: исправим бесплатно.</p><h3>2. Когда</h3><p>Первый и последний день. В полисе для поездки первый и последний день считаются: с 1 по 10 июня — это десять дней.</p>",
      tg: "<p>Полис ба шартномаи кирои усто монанд аст. Шумо пешакӣ мепардозед, ӯ бошад ваъда медиҳад, ки агар чизе вайрон шавад, меояд. Фаҳмидан муҳим аст: чиро таъмир мекунад, чанд бор ва то чӣ маблағ. Чой дам кунед, қалам гиред ва шаш ҷоро ёбед.</p><h3>1. Кӣ ва чӣ</h3><p>Ном, санаи таваллуд, рақами шиноснома ё мошин. Як ҳарфи нодуруст метавонад ҷубронпулиро як ҳафта ба таъхир андозад. То ҳодисае рӯй надодааст, хаторо ройгон ислоҳ мекунем.</p><h3>2. Кай</h3><p>Рӯзи аввал ва рӯзи охир. Дар полиси сафар рӯзи аввал ва охир ҳам ба ҳисоб меравад: аз 1 то 10 июн даҳ рӯз аст.</p>",
      en: "<p>A policy is like a contract with a craftsman. You pay ahead, and he promises to come if something breaks. What matters is what exactly he repairs, how often and for how much. Brew some tea, take a pencil and find six places.</p><h3>1. Who and what</h3><p>Name, date of birth, passport or plate number. One wrong letter can delay a payout by a week. We correct mistakes free of charge as long as nothing has happened.</p><h3>2. When</h3><p>The first and the last day. In a travel policy both count: from 1 to 10 June is ten days.</p>",
    },
    {
      ru: "<h3>3. Сколько</h3><p>Страховая сумма — это потолок, а не обещание. Если ремонт стоит восемь тысяч, а сумма двадцать, вы получите восемь.</p><h3>4. Ваша доля</h3><p>Иногда часть ущерба остаётся на вас: это франшиза. Полис с франшизой дешевле. Спросите себя: эту сумму я смогу заплатить завтра?</p>",
      tg: "<h3>3. Чӣ қадар</h3><p>Маблағи суғурта ҳад аст, на ваъда. Агар таъмир ҳашт ҳазор бошад ва маблағ бист ҳазор, шумо ҳашт ҳазор мегиред.</p><h3>4. Ҳиссаи шумо</h3><p>Гоҳо як қисми зарар ба зиммаи шумо мемонад: инро франшиза меноманд. Полис бо франшиза арзонтар аст. Аз худ пурсед: ин маблағро фардо дода метавонам?</p>",
      en: "<h3>3. How much</h3><p>The sum insured is a ceiling, not a promise. If the repair costs eight thousand and the sum is twenty, you receive eight.</p><h3>4. Your share</h3><p>Sometimes part of the damage stays with you: the excess. A policy with an excess is cheaper. Ask yourself: could I pay this sum tomorrow?</p>",
    },
    {
      ru: "<h3>5. Что не входит</h3><p>Самый честный раздел. Прочтите его целиком, он короткий. Обычно там алкоголь, умысел, война, старые болезни и работа без разрешения. Если здесь есть то, чем вы занимаетесь, например альпинизм, вам нужен другой полис.</p><h3>6. Срок сообщения</h3><p>Сколько дней у вас есть, чтобы сказать нам. Чаще всего тридцать, но на границе и в больнице лучше звонить сразу.</p>",
      tg: "<h3>5. Чӣ дохил намешавад</h3><p>Бахши аз ҳама ростқавл. Онро пурра хонед, кӯтоҳ аст. Одатан он ҷо машрубот, қасд, ҷанг, бемориҳои куҳна ва кори беиҷозат навишта шудааст. Агар дар ин ҷо машғулияти шумо бошад, масалан кӯҳнавардӣ, ба шумо полиси дигар лозим аст.</p><h3>6. Муҳлати хабар додан</h3><p>Барои хабар додан чанд рӯз доред. Бештар сӣ рӯз, аммо дар сарҳад ва беморхона беҳтараш дарҳол занг занед.</p>",
      en: "<h3>5. What is not covered</h3><p>The most honest section. Read all of it, it is short. Usually it lists alcohol, intent, war, old illnesses and work without a permit. If what you do is there, climbing for example, you need another policy.</p><h3>6. Time to report</h3><p>How many days you have to tell us. Mostly thirty, but at a border or in hospital it is better to call at once.</p>",
    },
    {
      ru: "<h3>Пример</h3><p>Полис «Квартира», сумма 55 000, стоит 220 сомони в год. Прорвало трубу: пол 6 000, потолок соседей 4 500. Мы платим обе суммы, 10 500. Второй раз за год то же самое? Тоже платим, пока не исчерпана общая сумма.</p>",
      tg: "<h3>Мисол</h3><p>Полиси «Хонаи истиқоматӣ», маблағ 55 000, нархи як сол 220 сомонӣ. Қубур кафид: фарш 6 000, шифти ҳамсоя 4 500. Мо ҳар ду маблағ, яъне 10 500-ро медиҳем. Дар ҳамон сол бори дуюм ҳамин хел шуд? Боз медиҳем, то маблағи умумӣ тамом шавад.</p>",
      en: "<h3>An example</h3><p>A “Flat” policy for 55 000 costs 220 somoni a year. A pipe burst: the floor 6 000, the neighbours’ ceiling 4 500. We pay both, 10 500. The same again within the year? We pay again, until the whole sum is used up.</p>",
    },
    {
      ru: "<h3>И ещё одно</h3><p>Проверьте сам полис: введите номер на главной странице или наведите телефон на QR-код. Увидите статус и даты. Если полиса нет, позвоните нам, даже ночью: возможно, вам продали картинку.</p>",
      tg: "<h3>Ва боз як чиз</h3><p>Худи полисро санҷед: рақамро дар саҳифаи асосӣ нависед ё камераи телефонро ба рамзи QR равона кунед. Ҳолат ва санаҳоро мебинед. Агар полис набошад, ба мо занг занед, ҳатто шабона: шояд ба шумо танҳо як расм фурӯхта бошанд.</p>",
      en: "<h3>And one more thing</h3><p>Check the policy itself: enter its number on the home page or point your phone at the QR code. You will see the status and dates. If there is no such policy, call us, even at night: perhaps you were sold a picture.</p>",
    },
  ],
};
