import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const parking: BlogPostSeed = {
  id: 15,
  slug: "vmyatina-vo-dvore",
  mainImg: "",
  createdAt: "2026-10-13",
  categories: [1],
  title: {
    ru: "Утром нашли вмятину. Что делать во дворе",
    tg: "Субҳ пачақ ёфтед. Дар ҳавлӣ чӣ бояд кард",
    en: "A dent in the morning: what to do in the yard",
  },
  subTitle: {
    ru: "Камеры, записка, инспектор и полис, который не ищет виноватого.",
    tg: "Камераҳо, хат, нозир ва полисе, ки айбдорро намеҷӯяд.",
    en: "Cameras, a note, the inspector, and a policy that pays when nobody is found.",
  },
  tags: { ru: "машина, двор, парковка", tg: "мошин, ҳавлӣ, таваққуфгоҳ", en: "car, yard, parking" },
  descriptions: [
    {
      ru: "<p>Вышли в семь утра, а на двери полоса чужой краски. Никого нет. Первая мысль: сесть и ехать, на работу опаздываю. Подождите двадцать минут, они вернутся деньгами.</p><h3>Не трогайте машину</h3><p>Если сдвинете, место аварии изменится. Снимите дверь, двор, соседние машины и осколки на земле. Посмотрите на свежие следы краски у тех, кто стоит рядом.</p>",
      tg: "<p>Соати ҳафти субҳ баромадед, дар дари мошин хати ранги бегона. Касе нест. Фикри аввал: савор шуда рафтан, ба кор дер мемонам. Бист дақиқа сабр кунед, он бо пул бармегардад.</p><h3>Ба мошин даст нарасонед</h3><p>Агар ҷояшро дигар кунед, ҷойи ҳодиса нест мешавад. Дар, ҳавлӣ, мошинҳои ҳамсоя ва шишапораҳои заминро акс гиред. Ба изи тозаи ранг дар мошинҳои паҳлуӣ нигаред.</p>",
      en: "<p>You come out at seven, and there is a stripe of someone’s paint on the door. Nobody about. The first thought: get in and drive, I’m late for work. Wait twenty minutes; they will come back as money.</p><h3>Do not move the car</h3><p>If you do, the scene is gone. Photograph the door, the yard, the cars beside it and splinters on the ground. Look for fresh paint on the neighbours’ bumpers.</p>",
    },
    {
      ru: "<h3>Найдите запись</h3><ul><li>Камера подъезда, магазина, аптеки. Запись хранят от одного до семи дней.</li><li>Регистраторы соседей: многие снимают и на стоянке.</li><li>Городская система «Безопасный город» хранит дольше, но запрос делает инспектор.</li></ul><p>Оставьте записку в чате дома спокойным тоном. Иногда виновник сам пишет в ответ: испугался и уехал.</p>",
      tg: "<h3>Сабтро ёбед</h3><ul><li>Камераи даромадгоҳ, мағоза, дорухона. Сабтро аз як то ҳафт рӯз нигоҳ медоранд.</li><li>Камераи мошини ҳамсояҳо: бисёриҳо дар истгоҳ ҳам сабт мекунанд.</li><li>Низоми «Шаҳри бехатар» дарозтар нигоҳ медорад, аммо дархостро нозир мекунад.</li></ul><p>Дар гурӯҳи бино бо оҳанги ором хат нависед. Гоҳо худи айбдор ҷавоб медиҳад: тарсиду рафт.</p>",
      en: "<h3>Find a recording</h3><ul><li>The cameras of the entrance, the shop, the pharmacy. They keep from one to seven days.</li><li>The neighbours’ dashcams: many record while parked too.</li><li>The city’s “Safe City” system keeps more, but the inspector makes the request.</li></ul><p>Leave a calm message in the building’s chat. Sometimes the driver at fault answers: got frightened and left.</p>",
    },
    {
      ru: "<h3>Вызвать ли инспектора</h3><p>Да. Без инспектора мы платим только за мелкий ремонт до 1 000 сомони и только с опцией «Без справки ГАИ»: хватит снимков и заявления. Скажите инспектору честно: виновника не видел. Выдумывать второго участника нельзя, камеры всё расскажут.</p>",
      tg: "<h3>Нозирро даъват кардан лозим?</h3><p>Бале. Бе нозир танҳо барои таъмири хурд то 1 000 сомонӣ ва танҳо бо иловаи «Бе маълумотномаи БДА» ҷубронпулӣ медиҳем: акс ва ариза кифоя аст. Ба нозир рост гӯед: айбдорро надидам. Иштирокчии дуюмро аз худ бофтан мумкин нест, камераҳо ҳамаашро нақл мекунанд.</p>",
      en: "<h3>Should you call the inspector?</h3><p>Yes. Without a police report we only pay for small repairs up to 1 000 somoni, and only with the “Without a police report” add-on: photos and a claim are enough. Tell the inspector honestly: I did not see who it was. Never invent a second driver; the cameras will tell.</p>",
    },
    {
      ru: "<h3>Какой полис платит</h3><p>Обязательный нет: виновника не нашли. «Стандарт» как раз для этого. «Комфорт» и «Премиум» тоже. Цена ремонта одной двери с покраской в Душанбе от 1 200 до 3 000 сомони, а «Стандарт» на год стоит 500. Считайте сами.</p>",
      tg: "<h3>Кадом полис медиҳад</h3><p>Ҳатмӣ не: айбдор ёфт нашуд. «Стандарт» маҳз барои ҳамин аст. «Комфорт» ва «Премиум» ҳам. Нархи таъмири як дар бо рангкунӣ дар Душанбе аз 1 200 то 3 000 сомонӣ аст, «Стандарт» бошад барои як сол 500. Худатон ҳисоб кунед.</p>",
      en: "<h3>Which policy pays</h3><p>The compulsory one does not: the driver at fault was not found. “Standard” is made for this. “Comfort” and “Premium” pay too. Repairing and painting one door in Dushanbe costs 1 200 to 3 000 somoni, and a year of “Standard” costs 500. Do the sum.</p>",
    },
    {
      ru: "<h3>Чтобы не повторилось</h3><ul><li>Складывайте зеркала на ночь.</li><li>Не вставайте последним в ряду и на повороте во двор: там задевают чаще всего.</li><li>Оставьте под стеклом номер телефона. Честных людей больше, чем кажется.</li><li>Поставьте регистратор с датчиком удара: он стоит как один ремонт крыла.</li></ul><p>Весной берегитесь и тутовника: ягоды на капоте мы не страхуем, а пятна остаются до осени.</p>",
      tg: "<h3>То такрор нашавад</h3><ul><li>Шабона оинаҳоро пӯшонед.</li><li>Дар охири қатор ва дар гардиши ҳавлӣ наистед: он ҷо бештар мезананд.</li><li>Дар зери шиша рақами телефон гузоред. Одамони ростқавл аз он ки гумон мекунем, бештаранд.</li><li>Камераи зарбашинос гузоред: он бо як таъмири болча баробар аст.</li></ul><p>Баҳор аз дарахти тут ҳам эҳтиёт шавед: тути болои мошинро суғурта намекунем, доғ бошад то тирамоҳ мемонад.</p>",
      en: "<h3>So that it does not happen again</h3><ul><li>Fold the mirrors at night.</li><li>Do not park last in a row or at the turn into the yard: that is where cars get scraped.</li><li>Leave a phone number under the windscreen. There are more honest people than it seems.</li><li>Fit a dashcam with a shock sensor: it costs as much as one wing repair.</li></ul><p>In spring beware of mulberry trees too: we do not insure berries on the bonnet, and the stains last until autumn.</p>",
    },
  ],
};
