import type { BlogPostSeed } from "#src/content/seed-types.ts";

export const compulsoryMotor: BlogPostSeed = {
  id: 3,
  slug: "kak-rabotaet-obyazatelnaya-avtostrahovka",
  mainImg: "/files/blog-mtpl.svg",
  createdAt: "2025-05-06",
  active: true,
  categories: [1, 4],
  title: {
    ru: "Обязательная автостраховка: кого она защищает",
    tg: "Суғуртаи ҳатмии мошин: киро ҳифз мекунад",
    en: "Compulsory motor insurance: whom it protects",
  },
  subTitle: {
    ru: "Короткий ответ: не вашу машину. Длинный ответ полезнее.",
    tg: "Ҷавоби кӯтоҳ: на мошини шуморо. Ҷавоби дароз муфидтар аст.",
    en: "The short answer: not your car. The long answer is more useful.",
  },
  tags: {
    ru: "обязательная страховка, машина, ответственность",
    tg: "суғуртаи ҳатмӣ, мошин, ҷавобгарӣ",
    en: "compulsory insurance, car, liability",
  },
  descriptions: [
    {
      ru: "<p>Многие думают: у меня есть полис, значит, мою машину починят. Нет. Обязательный полис платит тому, кого ударили вы. А вашу машину чинит полис того, кто ударил вас. Если виноваты вы сами, обязательный полис за ваш бампер не даст ни дирама.</p><p>Зато он спасает семейный бюджет. Новый внедорожник на проспекте Рудаки стоит столько, что один удар по фаре может стоить годовой зарплаты.</p>",
      tg: "<p>Бисёриҳо гумон мекунанд: полис дорам, пас мошинамро таъмир мекунанд. Не. Полиси ҳатмӣ ба касе пул медиҳад, ки шумо задаед. Мошини шуморо бошад полиси касе таъмир мекунад, ки шуморо задааст. Агар худатон айбдор бошед, полиси ҳатмӣ барои бампери шумо як дирам ҳам намедиҳад.</p><p>Аммо он буҷети оиларо наҷот медиҳад. Мошини нави боҳашамат дар хиёбони Рӯдакӣ чунон гарон аст, ки як зарба ба чароғаш метавонад маоши яксоларо барад.</p>",
      en: "<p>Many people think: I have a policy, so my car will be repaired. No. The compulsory policy pays the person you hit. Your car is repaired by the policy of whoever hit you. If you are at fault yourself, the compulsory policy gives not a diram for your bumper.</p><p>But it does save the family budget. A new off-roader on Rudaki Avenue costs so much that one knock on its headlight can eat a year’s wages.</p>",
    },
    {
      ru: "<h3>От чего зависит цена</h3><ul><li>Вид машины: легковая, грузовая, автобус, мотоцикл.</li><li>Кто водит: один человек или любой с правами.</li><li>Срок: год дешевле, чем четыре раза по три месяца.</li><li>Возраст машины до 45 лет, старше не страхуем.</li></ul><p>Полис начинает действовать на следующий день после покупки. Поэтому «куплю, когда остановят» не работает: сегодняшний вечер останется без защиты.</p>",
      tg: "<h3>Нарх ба чӣ вобаста аст</h3><ul><li>Навъи мошин: сабукрав, боркаш, автобус, мотосикл.</li><li>Кӣ меронад: як кас ё ҳар кас бо шаҳодатнома.</li><li>Муҳлат: як сол аз чор бор сесамоҳа арзонтар аст.</li><li>Синни мошин то 45 сол, аз он куҳнаро суғурта намекунем.</li></ul><p>Полис рӯзи дигари харид ба амал медарояд. Барои ҳамин «вақте нигоҳ доранд, мехарам» кор намедиҳад: шоми имрӯз бе ҳимоя мемонад.</p>",
      en: "<h3>What the price depends on</h3><ul><li>The kind of vehicle: car, lorry, bus, motorcycle.</li><li>Who drives: one person or anyone with a licence.</li><li>The term: a year costs less than four times three months.</li><li>The age of the car, up to 45 years; we do not insure older ones.</li></ul><p>The policy begins on the day after the purchase. So “I’ll buy it when they stop me” does not work: this evening stays without cover.</p>",
    },
    {
      ru: "<h3>Что не платят</h3><ul class='not-covered'><li>Ущерб, который нанёс пьяный водитель: потерпевшему заплатят, но потом взыщут с виновного.</li><li>Вред на гонках и закрытых площадках.</li><li>Вещи в багажнике и груз.</li></ul>",
      tg: "<h3>Барои чӣ намедиҳанд</h3><ul class='not-covered'><li>Зарари ронандаи маст: ба зарардида медиҳанд, вале баъд аз айбдор меситонанд.</li><li>Зарар дар пойга ва майдонҳои пӯшида.</li><li>Ашёи бағоҷ ва бор.</li></ul>",
      en: "<h3>What is not paid</h3><ul class='not-covered'><li>Damage by a drunk driver: the third party is paid, but the money is then recovered from the driver at fault.</li><li>Harm at races and on closed grounds.</li><li>Belongings in the boot and cargo.</li></ul>",
    },
    {
      ru: "<h3>А свою машину?</h3><p>Её защищает добровольный полис. «Стандарт» поможет, когда виновник уехал, «Комфорт» платит и за вашу ошибку, «Премиум» добавляет камнепад и угон. Соберите оба: обязательный перед законом, добровольный перед собой. Положите их в один файл на телефоне и один листок в бардачок.</p>",
      tg: "<h3>Мошини худатон чӣ?</h3><p>Онро полиси ихтиёрӣ ҳифз мекунад. «Стандарт» вақте кумак мекунад, ки айбдор гурехтааст, «Комфорт» барои хатои худатон ҳам медиҳад, «Премиум» сангрезӣ ва дуздиро илова мекунад. Ҳардуро гиред: ҳатмӣ назди қонун, ихтиёрӣ назди худ. Онҳоро дар як файли телефон нигоҳ доред ва як варақ дар мошин гузоред.</p>",
      en: "<h3>And your own car?</h3><p>A voluntary policy protects it. “Standard” helps when the driver at fault has fled, “Comfort” pays for your own mistake too, “Premium” adds rockfall and theft. Have both: the compulsory one before the law, the voluntary one before yourself. Keep them in one file on the phone and one sheet in the glovebox.</p>",
    },
    {
      ru: "<h3>Три вопроса</h3><p>Одолжили машину брату? Проверьте, вписан ли он: если полис на одного водителя, компания заплатит пострадавшему, а потом спросит с вас. Продали машину? Остаток полиса можно вернуть деньгами или перенести на новую. Виновник без полиса? Запишите его данные и вызовите инспектора: взыскать можно через суд, а «Стандарт» заплатит вам раньше. Проверить чужой полис легко: номер на нашем сайте, и ответ через секунду.</p>",
      tg: "<h3>Се савол</h3><p>Мошинро ба бародаратон додед? Санҷед, ки номи ӯ навишта шудааст: агар полис барои як ронанда бошад, ширкат ба зарардида медиҳад ва баъд аз шумо мепурсад. Мошинро фурӯхтед? Боқимондаи полисро бо пул баргардонидан ё ба мошини нав гузаронидан мумкин. Айбдор полис надорад? Маълумоташро нависед ва нозирро даъват кунед: бо роҳи суд ситонидан мумкин, «Стандарт» бошад пештар медиҳад. Полиси бегонаро санҷидан осон аст: рақам дар сомонаи мо, ва ҷавоб дар як сония.</p>",
      en: "<h3>Three questions</h3><p>Lent the car to your brother? Check that he is named: if the policy is for one driver, the company pays the third party and then turns to you. Sold the car? The rest of the policy can be returned in money or moved to the new one. The driver at fault has no policy? Write down who it is and call the inspector: a court can recover the money, and “Standard” will pay you sooner. Checking another’s policy is easy: the number on our site, and the answer in a second.</p>",
    },
  ],
};
