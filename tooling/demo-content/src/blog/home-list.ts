import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const homeList: BlogPostSeed = {
  id: 14,
  slug: "opis-doma",
  mainImg: "",
  createdAt: "2026-09-15",
  categories: [3, 4],
  title: {
    ru: "Сколько стоит ваш дом на самом деле",
    tg: "Хонаи шумо аслан чанд пул меистад",
    en: "What your home is really worth",
  },
  subTitle: {
    ru: "Двадцать минут с телефоном, и страховая сумма перестаёт быть загадкой.",
    tg: "Бист дақиқа бо телефон, ва маблағи суғурта дигар муаммо нест.",
    en: "Twenty minutes with a phone, and the sum insured is no longer a riddle.",
  },
  tags: {
    ru: "дом, имущество, страховая сумма",
    tg: "хона, молу мулк, маблағи суғурта",
    en: "home, belongings, sum insured",
  },
  descriptions: [
    {
      ru: "<p>На вопрос «на какую сумму застраховать дом» чаще всего отвечают: «ну, тысяч на двадцать». А потом лопнувшая труба портит паркет, ковры и кухню на сорок. Посчитать просто, и лучше сделать это осенью, до морозов.</p><h3>Шаг первый: видео</h3><p>Пройдите по комнатам с телефоном и говорите вслух: «зал, ковёр ручной работы, купили в 2019, телевизор, шкаф». Откройте дверцы. Не забудьте кладовую, тандырную, гараж. Положите видео в облако, а не только в телефон.</p>",
      tg: "<p>Ба саволи «хонаро ба чӣ маблағ суғурта кунем» бештар ҷавоб медиҳанд: «хайр, бист ҳазор». Баъд қубури кафида фарш, қолинҳо ва ошхонаро ба чил ҳазор вайрон мекунад. Ҳисоб кардан осон аст ва беҳтараш тирамоҳ, пеш аз сармо.</p><h3>Қадами якум: навор</h3><p>Бо телефон дар ҳуҷраҳо гардед ва бо овоз гӯед: «меҳмонхона, қолини дастӣ, соли 2019 харидем, телевизор, ҷевон». Дарҳоро кушоед. Анбор, танӯрхона ва гаражро фаромӯш накунед. Наворро на танҳо дар телефон, балки дар хазинаи абрӣ нигоҳ доред.</p>",
      en: "<p>Asked “for what sum shall we insure the house?”, most people say: “well, twenty thousand or so”. Then a burst pipe ruins floor, carpets and kitchen for forty. Counting is simple, and best done in autumn, before the frost.</p><h3>Step one: a video</h3><p>Walk through the rooms with your phone and say aloud: “living room, a handmade carpet bought in 2019, television, cabinet”. Open the doors. Do not forget the larder, the tandoor house, the garage. Keep the video in the cloud, not only on the phone.</p>",
    },
    {
      ru: "<h3>Шаг второй: три числа</h3><table><tr><th>Отделка</th><td>метры умножить на цену ремонта у вашего мастера</td></tr><tr><th>Техника и мебель</th><td>сегодняшняя цена такой же вещи, минус 15 % за год</td></tr><tr><th>Соседи</th><td>ремонт одной комнаты этажом ниже</td></tr></table><p>Сложите. Для трёхкомнатной квартиры в Душанбе обычно выходит от 45 до 80 тысяч сомони. Для дома в районе добавьте стены и крышу.</p>",
      tg: "<h3>Қадами дуюм: се рақам</h3><table><tr><th>Ороиш</th><td>метрҳоро ба нархи таъмири устои худ зарб занед</td></tr><tr><th>Таҷҳизот ва мебел</th><td>нархи имрӯзаи ҳамон ашё, барои ҳар сол 15 фоиз кам</td></tr><tr><th>Ҳамсояҳо</th><td>таъмири як ҳуҷраи ошёнаи поён</td></tr></table><p>Ҷамъ кунед. Барои хонаи сеҳуҷрагӣ дар Душанбе одатан аз 45 то 80 ҳазор сомонӣ мебарояд. Барои ҳавлии ноҳия девору бомро илова кунед.</p>",
      en: "<h3>Step two: three numbers</h3><table><tr><th>Interior finishes</th><td>square metres times your builder’s price for a repair</td></tr><tr><th>Appliances and furniture</th><td>today’s price of the same thing, less 15% a year</td></tr><tr><th>Neighbours</th><td>the repair of one room on the floor below</td></tr></table><p>Add them up. A three-room flat in Dushanbe usually comes to 45–80 thousand somoni. For a house in the country add walls and roof.</p>",
    },
    {
      ru: "<h3>Шаг третий: редкое</h3><p>Украшения, деньги и документы обычный полис не покрывает. Есть дорогой ковёр, инструмент мастера или рубаб деда? До покупки спросите нас, войдут ли они в полис.</p>",
      tg: "<h3>Қадами сеюм: чизҳои нодир</h3><p>Зебу зинат, пул ва ҳуҷҷатҳоро полиси муқаррарӣ дар бар намегирад. Қолини гаронбаҳо, асбоби усто ё рубоби бобоятон ҳаст? Пеш аз харид аз мо пурсед, ки онҳо ба полис дохил мешаванд ё не.</p>",
      en: "<h3>Step three: the rare things</h3><p>An ordinary policy does not cover jewellery, money or documents. Do you have a costly carpet, a craftsman’s tools or grandfather’s rubab? Ask us before you buy whether the policy includes them.</p>",
    },
    {
      ru: "<h3>Не больше и не меньше</h3><p>Застраховать на миллион не значит получить миллион: платим по настоящему ущербу. А если сумма меньше стоимости, мы платим за ущерб полностью, но не больше суммы. Точная сумма самая выгодная. Пересчитайте её раз в два года, или сразу после большого ремонта.</p>",
      tg: "<h3>На зиёд ва на кам</h3><p>Ба як миллион суғурта кардан маънои як миллион гирифтанро надорад: аз рӯйи зарари ҳақиқӣ медиҳем. Агар маблағ аз арзиш кам бошад, зарарро пурра ҷуброн мекунем, вале на зиёда аз маблағ. Маблағи дақиқ аз ҳама фоидаовар аст. Онро ҳар ду сол ё дарҳол пас аз таъмири калон аз нав ҳисоб кунед.</p>",
      en: "<h3>No more and no less</h3><p>Insuring for a million does not mean receiving a million: we pay for the real damage. And if the sum insured is less than the value, we pay for the damage in full, up to that sum. An exact sum is the best bargain. Count again every two years, or right after a big repair.</p>",
    },
    {
      ru: "<h3>Проверьте перед зимой</h3><ul><li>Гибкие шланги под раковиной: им больше пяти лет? Замените, они стоят сорок сомони.</li><li>Проводку, к которой подключён обогреватель: розетка не должна греться.</li><li>Дымоход и тягу, если топите углём.</li><li>Крышу и желоба, пока сухо.</li></ul><p>Эти четыре дела предотвращают больше бед, чем любой полис, и делаются за выходные.</p>",
      tg: "<h3>Пеш аз зимистон санҷед</h3><ul><li>Найчаҳои чандири зери дастшӯяк: аз панҷ сол зиёд шуданд? Иваз кунед, чил сомонӣ аст.</li><li>Симе, ки гармидиҳанда ба он пайваст аст: васлак набояд гарм шавад.</li><li>Дудбаро, агар бо ангишт гарм кунед.</li><li>Бом ва новаҳо, то хушк аст.</li></ul><p>Ин чор кор аз ҳар полис дида бештар офатро пешгирӣ мекунад ва дар рӯзҳои истироҳат анҷом меёбад.</p>",
      en: "<h3>Check before winter</h3><ul><li>The flexible hoses under the sink: over five years old? Replace them, they cost forty somoni.</li><li>The wiring your heater runs on: the socket must not get warm.</li><li>The chimney and its draught, if you burn coal.</li><li>The roof and gutters while it is dry.</li></ul><p>These four jobs prevent more trouble than any policy and take a weekend.</p>",
    },
  ],
};
