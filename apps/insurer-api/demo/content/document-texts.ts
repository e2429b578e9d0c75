import type { TextPageSeed } from "#src/content/seed-types.ts";
import { PHONE } from "./brand.ts";

type Topic = "travel" | "motor" | "liability" | "home" | "accident" | "guide";

/** What the documents of /docs say, in words that need no lawyer. */
export const documentTexts: Record<Topic, TextPageSeed> = {
  travel: {
    title: {
      ru: "Главное о полисе в поездку",
      tg: "Муҳимтарин чиз дар бораи полиси сафар",
      en: "The main points of a travel policy",
    },
    desc: {
      ru: `<h3>Мы оплачиваем</h3><ul><li>Врача, лекарства и больницу при внезапной болезни или травме.</li><li>Срочную помощь стоматолога.</li><li>Дорогу домой, если врач запретил лететь обычным рейсом.</li><li>Задержку рейса дольше 8 часов и багажа дольше 48 часов, если вы выбрали эти опции.</li></ul><h3>Мы не оплачиваем</h3><ul class='not-covered'><li>Плановое лечение и болезни, известные до поездки, кроме первой помощи.</li><li>Случаи в состоянии опьянения, кроме опции «После алкоголя».</li><li>Спорт и восхождения, если в полисе не выбран вид отдыха «Спортивный».</li></ul><h3>Сроки</h3><p>Дни считаются включительно. Позвоните до визита к врачу, а если помощь нужна сразу, в течение суток: ${PHONE} или номер из полиса. Чеки пришлите не позже 30 дней после возвращения.</p>`,
      tg: `<h3>Мо мепардозем</h3><ul><li>Табиб, дору ва беморхона ҳангоми бемории ногаҳонӣ ё ҷароҳат.</li><li>Ёрии таъҷилии дандонпизишк.</li><li>Роҳи хона, агар табиб парвози муқаррариро манъ кунад.</li><li>Таъхири парвоз зиёда аз 8 соат ва бағоҷ зиёда аз 48 соат, агар ин иловаҳоро интихоб карда бошед.</li></ul><h3>Мо намепардозем</h3><ul class='not-covered'><li>Табобати нақшавӣ ва бемориҳои пеш аз сафар маълум, ғайр аз ёрии аввал.</li><li>Ҳодисаҳо дар ҳолати мастӣ, ғайр аз иловаи «Баъд аз машруботи спиртӣ».</li><li>Варзиш ва кӯҳнавардӣ, агар дар полис навъи истироҳати «Варзишӣ» интихоб нашуда бошад.</li></ul><h3>Муҳлатҳо</h3><p>Рӯзҳо пурра ҳисоб мешаванд. Пеш аз рафтан ба табиб занг занед, агар кумак дарҳол лозим бошад, дар давоми як шабонарӯз: ${PHONE} ё рақами дар полис буда. Чекҳоро на дертар аз 30 рӯз пас аз бозгашт фиристед.</p>`,
      en: `<h3>We pay for</h3><ul><li>A doctor, medicine and hospital after a sudden illness or injury.</li><li>Urgent dental care.</li><li>The way home if a doctor forbids an ordinary flight.</li><li>A flight delayed by more than 8 hours and baggage by more than 48, if you chose these add-ons.</li></ul><h3>We do not pay for</h3><ul class='not-covered'><li>Planned treatment and illnesses known before the trip, except first aid.</li><li>Events under the influence of alcohol without the Alcohol add-on, or of drugs.</li><li>Sport and climbing, unless the policy is for “Sport” activities.</li></ul><h3>Terms</h3><p>Both the first and the last day count. Call before you see a doctor, or within a day if help is needed at once: ${PHONE} or the number on the policy. Send receipts within 30 days of your return.</p>`,
    },
  },
  motor: {
    title: {
      ru: "Главное о полисе на машину",
      tg: "Муҳимтарин чиз дар бораи полиси мошин",
      en: "The main points of a car policy",
    },
    desc: {
      ru: `<h3>Программы</h3><ul><li>«Стандарт»: виновник скрылся или не застрахован, до 10 000 TJS.</li><li>«Комфорт»: любая авария, стёкла и фары, до 20 000 TJS.</li><li>«Премиум»: авария, стихия, камнепад, угон и эвакуатор, до 30 000 TJS.</li><li>«Индивидуальный»: полная гибель, частичный ущерб или угон на выбранную сумму.</li></ul><h3>Кого страхуем</h3><p>Легковые машины не для такси и проката. По готовым программам не старше 20 лет, по индивидуальной не старше 30. Водителям от 21 года, права не моложе одного года.</p><h3>Что делать при аварии</h3><p>Вызовите Госавтоинспекцию, снимите место, позвоните на ${PHONE}. До осмотра не чините машину. Мы осматриваем её в течение двух рабочих дней.</p>`,
      tg: `<h3>Барномаҳо</h3><ul><li>«Стандарт»: айбдор гурехтааст ё суғурта надорад, то 10 000 TJS.</li><li>«Комфорт»: ҳар гуна садама, шиша ва чароғҳо, то 20 000 TJS.</li><li>«Премиум»: садама, офати табиӣ, сангрезӣ, дуздӣ ва эвакуатор, то 30 000 TJS.</li><li>«Инфиродӣ»: нобудшавии пурра, осеби қисмӣ ё дуздӣ ба маблағи интихобшуда.</li></ul><h3>Киро суғурта мекунем</h3><p>Мошинҳои сабукрав, на барои таксӣ ва иҷора. Аз рӯйи барномаҳои тайёр то 20-сола, аз рӯйи инфиродӣ то 30-сола. Ронандагони аз 21-сола боло бо шаҳодатномаи на камтар аз яксола.</p><h3>Ҳангоми садама чӣ бояд кард</h3><p>Бозрасии давлатии автомобилиро даъват кунед, ҷойи ҳодисаро акс гиред, ба ${PHONE} занг занед. То муоина мошинро таъмир накунед. Мо онро дар давоми ду рӯзи корӣ аз назар мегузаронем.</p>`,
      en: `<h3>Programmes</h3><ul><li>“Standard”: the driver at fault fled or is not insured, up to 10 000 TJS.</li><li>“Comfort”: any accident, glass and lights, up to 20 000 TJS.</li><li>“Premium”: accident, forces of nature, rockfall, theft and a tow truck, up to 30 000 TJS.</li><li>“Individual”: total loss, partial damage or theft for the sum insured you choose.</li></ul><h3>Whom we insure</h3><p>Passenger cars that are not taxis or for hire. Up to 20 years old in the ready-made programmes, up to 30 in the individual one. Drivers aged 21 or more whose licence is at least one year old.</p><h3>After an accident</h3><p>Call the traffic police, photograph the scene, call ${PHONE}. Do not repair the car before the inspection. We look at it within two working days.</p>`,
    },
  },
  liability: {
    title: {
      ru: "Главное об обязательном полисе",
      tg: "Муҳимтарин чиз дар бораи полиси ҳатмӣ",
      en: "The main points of the compulsory policy",
    },
    desc: {
      ru: `<h3>Кому платят</h3><p>Тому, кому навредил водитель: за лечение, машину и другое имущество. Машину виновника этот полис не чинит.</p><h3>Если пострадали вы</h3><ul><li>Спросите у второго водителя номер полиса и проверьте его на сайте.</li><li>Получите протокол и схему.</li><li>Подайте заявление в компанию виновника. Если это мы, через сайт или в офисе.</li></ul><h3>Если виноваты вы</h3><ul><li>Сообщите нам на ${PHONE} в течение пяти рабочих дней.</li><li>Не обещайте выплату от нашего имени: сумму определит эксперт.</li></ul><h3>Когда полис не действует</h3><p>До даты начала, после даты окончания и на закрытых гонках. Если водитель был пьян, пострадавшему заплатят, но деньги взыщут с виновника.</p>`,
      tg: `<h3>Ба кӣ мепардозанд</h3><p>Ба касе, ки аз ронанда зарар дидааст: барои табобат, мошин ва моли дигар. Мошини айбдорро ин полис таъмир намекунад.</p><h3>Агар шумо зарар дида бошед</h3><ul><li>Аз ронандаи дуюм рақами полисро пурсед ва онро дар сомона санҷед.</li><li>Протокол ва нақшаро гиред.</li><li>Ба ширкати айбдор ариза диҳед. Агар ин мо бошем, тавассути сомона ё дар дафтар.</li></ul><h3>Агар шумо айбдор бошед</h3><ul><li>Дар давоми панҷ рӯзи корӣ ба мо ба ${PHONE} хабар диҳед.</li><li>Аз номи мо ҷубронпулиро ваъда надиҳед: маблағро коршинос муайян мекунад.</li></ul><h3>Полис кай амал намекунад</h3><p>То санаи оғоз, пас аз санаи анҷом ва дар пойгаҳои пӯшида. Агар ронанда маст бошад, ба зарардида мепардозанд, аммо пулро аз айбдор меситонанд.</p>`,
      en: `<h3>Who is paid</h3><p>The third party harmed by the driver: for treatment, the car and other property. This policy does not repair the car of the driver at fault.</p><h3>If you were harmed</h3><ul><li>Ask the other driver for the policy number and check it on the site.</li><li>Get the report and the sketch.</li><li>Apply to the insurer of the driver at fault. If that is us, through the site or at an office.</li></ul><h3>If you are at fault</h3><ul><li>Tell us on ${PHONE} within five working days.</li><li>Do not promise a payout in our name: the surveyor sets the amount.</li></ul><h3>When the policy does not apply</h3><p>Before its start, after its end, and at closed races. If the driver was drunk, the third party is paid, but the money is recovered from the driver at fault.</p>`,
    },
  },
  home: {
    title: {
      ru: "Главное о полисе на жильё",
      tg: "Муҳимтарин чиз дар бораи полиси манзил",
      en: "The main points of a home policy",
    },
    desc: {
      ru: `<h3>Что застраховано</h3><ul><li>Квартира: отделка и техника до 40 000 TJS, ремонт у соседей до 15 000 TJS, жильё на время ремонта до 3 000 TJS.</li><li>Дом: стены, крыша, окна и пол до 80 000 TJS.</li></ul><h3>От чего</h3><p>Пожар, взрыв газа, вода, взлом, землетрясение от 5 баллов (шкала MSK-64). Для дома ещё сель, паводок, оползень, лавина, камнепад и сильный ветер.</p><h3>Что не входит</h3><ul class='not-covered'><li>Деньги, украшения, документы.</li><li>Износ, старая сырость, стройка без разрешения.</li><li>Дома в зоне, откуда велено переселиться.</li></ul><h3>После беды</h3><p>Снимите всё до уборки и сообщите на ${PHONE} в тот же день. По полису дома аванс до 5 000 TJS мы обычно переводим за три дня, без сметы.</p>`,
      tg: `<h3>Чӣ суғурта шудааст</h3><ul><li>Хонаи истиқоматӣ: ороиш ва таҷҳизот то 40 000 TJS, таъмири хонаи ҳамсоя то 15 000 TJS, ҷойи зист дар вақти таъмир то 3 000 TJS.</li><li>Ҳавлӣ: девор, бом, тиреза ва фарш то 80 000 TJS.</li></ul><h3>Аз чӣ</h3><p>Сӯхтор, таркиши газ, об, дуздӣ, зилзилаи аз 5 балл боло (ҷадвали MSK-64). Барои ҳавлӣ боз сел, обхезӣ, ярч, тарма, сангрезӣ ва шамоли сахт.</p><h3>Чӣ дохил намешавад</h3><ul class='not-covered'><li>Пул, зебу зинат, ҳуҷҷатҳо.</li><li>Фарсудашавӣ, намии куҳна, сохтмони беиҷозат.</li><li>Ҳавлиҳои минтақае, ки аз он кӯчиданро фармудаанд.</li></ul><h3>Пас аз офат</h3><p>Пеш аз тозакунӣ ҳамаро акс гиред ва дар ҳамон рӯз ба ${PHONE} хабар диҳед. Аз рӯйи полиси ҳавлӣ пешпардохтро то 5 000 TJS одатан дар се рӯз, бе ҳисобнома, мегузаронем.</p>`,
      en: `<h3>What is insured</h3><ul><li>Flat: interior finishes and appliances up to 40 000 TJS, the neighbours’ repair up to 15 000 TJS, a place to stay meanwhile up to 3 000 TJS.</li><li>House: walls, roof, windows and floor up to 80 000 TJS.</li></ul><h3>Against what</h3><p>Fire, gas explosion, water, break-in, an earthquake of intensity 5 or more on the MSK-64 scale. For a house also mudflow, flood, landslide, avalanche, rockfall and strong wind.</p><h3>What is not covered</h3><ul class='not-covered'><li>Money, jewellery, documents.</li><li>Wear, old damp, building without a permit.</li><li>Houses in zones that people have been told to leave.</li></ul><h3>Afterwards</h3><p>Photograph everything before tidying and tell ${PHONE} on the same day. Under the house policy we usually transfer an advance of up to 5 000 TJS within three days, without an estimate.</p>`,
    },
  },
  accident: {
    title: {
      ru: "Главное о полисе от несчастных случаев",
      tg: "Муҳимтарин чиз дар бораи полис аз ҳодисаҳои нохуш",
      en: "The main points of an accident policy",
    },
    desc: {
      ru: `<h3>Что считается случаем</h3><p>Внезапное внешнее событие: падение, удар, ожог, укус, отравление. Болезнь и усталость к ним не относятся.</p><h3>Сколько платим</h3><ul><li>Перелом руки или ноги: 1 500–3 000 TJS.</li><li>Ожог: 500–6 000 TJS.</li><li>Сотрясение мозга: 1 000 TJS.</li><li>Инвалидность: до 20 000 TJS.</li></ul><h3>Что принести</h3><ul><li>Паспорт, для ребёнка свидетельство о рождении.</li><li>Справку травмпункта или больницы с датой и диагнозом.</li><li>Номер счёта или карты.</li></ul><h3>Сроки</h3><p>Сообщите за 30 дней: через сайт, в офисе или на ${PHONE}. Документы рассматриваем за 10 рабочих дней после последнего из них, деньги приходят ещё за 5 рабочих дней.</p>`,
      tg: `<h3>Чӣ ҳодиса ҳисоб мешавад</h3><p>Рӯйдоди ногаҳонии берунӣ: афтидан, зарба, сӯхтагӣ, газидан, заҳролудшавӣ. Беморӣ ва хастагӣ ба он дохил нестанд.</p><h3>Чӣ қадар медиҳем</h3><ul><li>Шикастани даст ё пой: 1 500–3 000 TJS.</li><li>Сӯхтагӣ: 500–6 000 TJS.</li><li>Ларзиши майна: 1 000 TJS.</li><li>Маъюбӣ: то 20 000 TJS.</li></ul><h3>Чӣ бояд овард</h3><ul><li>Шиноснома, барои кӯдак шаҳодатномаи таваллуд.</li><li>Маълумотномаи бахши осебшиносӣ ё беморхона бо сана ва ташхис.</li><li>Рақами ҳисоб ё корт.</li></ul><h3>Муҳлатҳо</h3><p>Дар 30 рӯз хабар диҳед: тавассути сомона, дар дафтар ё ба ${PHONE}. Ҳуҷҷатҳоро дар 10 рӯзи корӣ пас аз охиринашон баррасӣ мекунем, пул боз дар 5 рӯзи корӣ меояд.</p>`,
      en: `<h3>What counts as an accident</h3><p>A sudden outside event: a fall, a blow, a burn, a bite, poisoning. Illness and fatigue do not count.</p><h3>What we pay</h3><ul><li>Broken arm or leg: 1 500–3 000 TJS.</li><li>Burn: 500–6 000 TJS.</li><li>Concussion: 1 000 TJS.</li><li>Disability: up to 20 000 TJS.</li></ul><h3>What to bring</h3><ul><li>A passport, or for a child the birth certificate.</li><li>A doctor’s note from the trauma unit or hospital with the date and diagnosis.</li><li>An account or card number.</li></ul><h3>Terms</h3><p>Tell us within 30 days: through the site, at an office or on ${PHONE}. We look at the documents within 10 working days of the last one, and the money comes within 5 more.</p>`,
    },
  },
  guide: {
    title: { ru: "Пять шагов", tg: "Панҷ қадам", en: "Five steps" },
    desc: {
      ru: `<h3>1. Безопасность</h3><p>Сначала люди: 103 скорая, 101 пожарные, 102 милиция, 112 спасатели.</p><h3>2. Звонок</h3><p>Позвоните на ${PHONE}. Мы работаем круглосуточно и подскажем, что делать именно сейчас.</p><h3>3. Доказательства</h3><p>Снимите место и повреждения, запишите имена свидетелей, возьмите справку или протокол.</p><h3>4. Заявление</h3><p>Откройте на сайте страницу «Страховой случай»: номер полиса, несколько слов и до десяти файлов. Номер заявления вы увидите сразу.</p><h3>5. Деньги</h3><p>Решение приходит за десять рабочих дней после последнего документа, деньги за пять рабочих дней после решения. Не согласны? Напишите нам, дело рассмотрит другой сотрудник.</p>`,
      tg: `<h3>1. Бехатарӣ</h3><p>Аввал одамон: 103 ёрии таъҷилӣ, 101 сӯхторхомӯшкунӣ, 102 милитсия, 112 наҷотбахшон.</p><h3>2. Занг</h3><p>Ба ${PHONE} занг занед. Мо шабонарӯзӣ кор мекунем ва мегӯем, ки маҳз ҳозир чӣ бояд кард.</p><h3>3. Далелҳо</h3><p>Ҷойи ҳодиса ва осебҳоро акс гиред, номи шоҳидонро нависед, маълумотнома ё протоколро гиред.</p><h3>4. Ариза</h3><p>Дар сомона саҳифаи «Ҳодисаи суғуртавӣ»-ро кушоед: рақами полис, чанд сухан ва то даҳ файл. Рақами аризаро дарҳол мебинед.</p><h3>5. Пул</h3><p>Қарор пас аз ҳуҷҷати охирин дар даҳ рӯзи корӣ, пул бошад пас аз қарор дар панҷ рӯзи корӣ меояд. Розӣ нестед? Ба мо нависед, корро корманди дигар дида мебарояд.</p>`,
      en: `<h3>1. Safety</h3><p>People first: 103 ambulance, 101 fire, 102 police, 112 rescue.</p><h3>2. The call</h3><p>Call ${PHONE}. We work day and night and will tell you what to do right now.</p><h3>3. Evidence</h3><p>Photograph the place and the damage, write down the names of witnesses, get a doctor’s note or a report.</p><h3>4. The claim</h3><p>Open the claim page of the site: the policy number, a few words and up to ten files. You see the claim number at once.</p><h3>5. The money</h3><p>The decision comes within ten working days of the last document, the money within five working days of the decision. If you disagree, write to us, and another person will look at it.</p>`,
    },
  },
};
