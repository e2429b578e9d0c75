import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const compulsoryMotor: BlogPostSeed = {
  id: 3,
  slug: "kak-rabotaet-obyazatelnaya-avtostrahovka",
  mainImg: "",
  createdAt: "2025-05-06",
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
      ru: "<h3>От чего зависит цена</h3><ul><li>Вид машины: легковая, грузовая, автобус, мотоцикл.</li><li>Где вы живёте: в Таджикистане или в другой стране.</li><li>Кто водит, на цену не влияет: полис действует для любого, кто управляет машиной законно.</li><li>Машины старше 45 лет мы не страхуем.</li></ul><p>Полис начинает действовать на следующий день после покупки. Поэтому «куплю, когда остановят» не работает: сегодняшний вечер останется без защиты.</p>",
      tg: "<h3>Нарх ба чӣ вобаста аст</h3><ul><li>Навъи мошин: сабукрав, боркаш, автобус, мотосикл.</li><li>Шумо дар куҷо зиндагӣ мекунед: дар Тоҷикистон ё дар кишвари дигар.</li><li>Кӣ меронад, ба нарх таъсир намекунад: полис барои ҳар касе, ки мошинро қонунӣ меронад, амал мекунад.</li><li>Мошинҳои аз 45 сол куҳнатарро суғурта намекунем.</li></ul><p>Полис рӯзи дигари харид ба амал медарояд. Барои ҳамин «вақте нигоҳ доранд, мехарам» кор намедиҳад: шоми имрӯз бе ҳимоя мемонад.</p>",
      en: "<h3>What the price depends on</h3><ul><li>The kind of vehicle: car, lorry, bus, motorcycle.</li><li>Where you live: in Tajikistan or in another country.</li><li>Who drives does not change the price: the policy is valid for anyone who drives the vehicle lawfully.</li><li>We do not insure cars over 45 years old.</li></ul><p>The policy begins on the day after the purchase. So “I’ll buy it when they stop me” does not work: this evening stays without cover.</p>",
    },
    {
      ru: "<h3>Что не платят</h3><ul class='not-covered'><li>Ущерб сверх 50 000 TJS за одну аварию: его возмещает виновник.</li><li>Вред на гонках и закрытых площадках.</li><li>Вещи в багажнике и груз.</li></ul><p>Если водитель был пьян или не имел прав, мы заплатим пострадавшему, а потом взыщем эти деньги с водителя.</p>",
      tg: "<h3>Барои чӣ намедиҳанд</h3><ul class='not-covered'><li>Зарари зиёда аз 50 000 TJS барои як садама: онро айбдор ҷуброн мекунад.</li><li>Зарар дар пойга ва майдонҳои пӯшида.</li><li>Ашёи бағоҷ ва бор.</li></ul><p>Агар ронанда маст ё бе шаҳодатномаи ронандагӣ бошад, зарари зарардидаро ҷуброн мекунем, вале баъд ин пулро аз ронанда меситонем.</p>",
      en: "<h3>What is not paid</h3><ul class='not-covered'><li>Damage above 50 000 TJS for one accident: the driver at fault pays for it.</li><li>Harm at races and on private grounds closed to traffic.</li><li>Belongings in the boot and cargo.</li></ul><p>If the driver was drunk or had no licence, we pay the third party and then recover the money from the driver.</p>",
    },
    {
      ru: "<h3>А свою машину?</h3><p>Её защищает добровольный полис. «Стандарт» поможет, когда виновник уехал, «Комфорт» платит и за вашу ошибку, «Премиум» добавляет камнепад и угон. Соберите оба: обязательный перед законом, добровольный перед собой. Положите их в один файл на телефоне и один листок в бардачок.</p>",
      tg: "<h3>Мошини худатон чӣ?</h3><p>Онро полиси ихтиёрӣ ҳифз мекунад. «Стандарт» вақте кумак мекунад, ки айбдор гурехтааст, «Комфорт» барои хатои худатон ҳам медиҳад, «Премиум» сангрезӣ ва дуздиро илова мекунад. Ҳардуро гиред: ҳатмӣ назди қонун, ихтиёрӣ назди худ. Онҳоро дар як файли телефон нигоҳ доред ва як варақ дар мошин гузоред.</p>",
      en: "<h3>And your own car?</h3><p>A voluntary policy protects it. “Standard” helps when the driver at fault has fled, “Comfort” pays for your own mistake too, “Premium” adds rockfall and theft. Have both: the compulsory one before the law, the voluntary one before yourself. Keep them in one file on the phone and one sheet in the glovebox.</p>",
    },
    {
      ru: "<h3>Три вопроса</h3><p>Одолжили машину брату? Обязательный полис действует и для него, если у него есть права и ваше согласие. Продали машину? Отмените полис: часть денег вернём по правилам продажи. Виновник без полиса? Запишите его данные и вызовите инспектора: взыскать можно через суд, а «Стандарт» заплатит вам раньше. Проверить чужой полис легко: номер на нашем сайте, и ответ через секунду.</p>",
      tg: "<h3>Се савол</h3><p>Мошинро ба бародаратон додед? Полиси ҳатмӣ барои ӯ ҳам амал мекунад, агар шаҳодатномаи ронандагӣ ва розигии шуморо дошта бошад. Мошинро фурӯхтед? Полисро бекор кунед: як қисми пулро аз рӯйи қоидаҳои фурӯш бармегардонем. Айбдор полис надорад? Маълумоташро нависед ва нозирро даъват кунед: бо роҳи суд ситонидан мумкин, «Стандарт» бошад пештар медиҳад. Полиси бегонаро санҷидан осон аст: рақам дар сомонаи мо, ва ҷавоб дар як сония.</p>",
      en: "<h3>Three questions</h3><p>Lent the car to your brother? The compulsory policy covers him too, if he has a licence and your consent. Sold the car? Cancel the policy: we refund part of the money under the terms of sale. The driver at fault has no policy? Write down who it is and call the inspector: a court can recover the money, and “Standard” will pay you sooner. Checking another’s policy is easy: the number on our site, and the answer in a second.</p>",
    },
  ],
};
