import type { BlogPostSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "../brand.ts";

export const afterAccident: BlogPostSeed = {
  id: 1,
  slug: "chto-delat-posle-avarii",
  mainImg: "",
  createdAt: "2025-02-11",
  categories: [1],
  title: {
    ru: "Авария: первые тридцать минут",
    tg: "Садама: сӣ дақиқаи аввал",
    en: "An accident: the first thirty minutes",
  },
  subTitle: {
    ru: "Что сделать, чего не говорить и какие снимки потом сберегут вам месяц.",
    tg: "Чӣ бояд кард, чиро набояд гуфт ва кадом аксҳо баъд як моҳи шуморо сарфа мекунанд.",
    en: "What to do, what not to say, and which photos will save you a month later.",
  },
  tags: {
    ru: "авария, машина, выплата",
    tg: "садама, мошин, ҷубронпулӣ",
    en: "accident, car, claim",
  },
  descriptions: [
    {
      ru: "<p>После удара хочется сразу выйти и спорить. Не спешите. Выдохните, заглушите мотор, включите аварийные огни. Посмотрите на себя и на тех, кто рядом: нет ли крови, можно ли двигаться. Если кому-то плохо, звоните 103. Пострадавшего не вытаскивайте, пока машине не грозит огонь или поток.</p><p>Знак аварийной остановки поставьте за 15 метров в городе и за 30 за городом. На перевале или за поворотом отнесите его дальше: водитель должен увидеть знак раньше, чем вашу машину.</p>",
      tg: "<p>Пас аз бархӯрд мехоҳед дарҳол фароед ва баҳс кунед. Шитоб накунед. Нафас рост кунед, муҳаррикро хомӯш намоед, чароғҳои садамавиро фурӯзон кунед. Ба худ ва ба атрофиён нигаред: хун нест, ҳаракат кардан мумкин аст? Агар ҳоли касе бад бошад, ба 103 занг занед. Маҷрӯҳро, то даме ки хатари оташ ё об набошад, аз мошин накашед.</p><p>Аломати истгоҳи садамавиро дар шаҳр 15 метр ва берун аз шаҳр 30 метр дуртар гузоред. Дар ағба ё паси гардиш онро боз ҳам дуртар баред: ронанда бояд аломатро пеш аз мошини шумо бинад.</p>",
      en: "<p>After the blow you want to get out and argue. Take your time. Breathe out, switch off the engine, turn on the hazard lights. Look at yourself and at those beside you: is there blood, can everyone move? If someone is unwell, call 103. Do not pull an injured person out unless fire or water threatens the car.</p><p>Put the warning triangle 15 metres behind the car in town and 30 outside it. On a pass or past a bend carry it further: a driver must see the triangle before seeing your car.</p>",
    },
    {
      ru: "<h3>Десять снимков</h3><ul><li>Общий вид с четырёх сторон, чтобы была видна дорога и знаки.</li><li>Номера обеих машин.</li><li>Каждая вмятина: издалека и близко.</li><li>Следы торможения, осколки, лёд, яма.</li><li>Права, свидетельство и полис второго водителя.</li></ul><p>Снимайте до того, как машины сдвинут. Запишите имена и телефоны двух свидетелей. Регистратор есть у многих: попросите запись сразу, через день её сотрут.</p>",
      tg: "<h3>Даҳ акс</h3><ul><li>Намуди умумӣ аз чор тараф, то роҳ ва аломатҳо намоён бошанд.</li><li>Рақами ҳар ду мошин.</li><li>Ҳар як пачақ: аз дур ва аз наздик.</li><li>Изи тормоз, шишапора, ях, чуқурӣ.</li><li>Шаҳодатнома, шаҳодатномаи бақайдгирӣ ва полиси ронандаи дуюм.</li></ul><p>Пеш аз ҷойивазкунии мошинҳо акс гиред. Ном ва телефони ду шоҳидро нависед. Бисёриҳо дар мошин камера доранд: сабтро дарҳол пурсед, пас аз як рӯз онро пок мекунанд.</p>",
      en: "<h3>Ten photos</h3><ul><li>The whole scene from four sides, with the road and signs in view.</li><li>Both number plates.</li><li>Every dent: from afar and close up.</li><li>Skid marks, broken glass, ice, a pothole.</li><li>The other driver’s licence, registration and policy.</li></ul><p>Take them before the cars are moved. Write down the names and phones of two witnesses. Many people have a dashcam: ask for the recording at once, a day later it is gone.</p>",
    },
    {
      ru: `<h3>Кому звонить</h3><p>Сначала Госавтоинспекция, потом мы: ${PHONE}. Инспектор составит схему. Прочтите её, прежде чем подписать: правильно ли указаны полосы, есть ли все повреждения. Не согласны? Так и напишите рядом с подписью.</p><p>Не пишите расписок и не берите вину на себя на дороге, даже если собеседник очень убедителен. Виноватого назовёт инспектор. И не договаривайтесь «на месте», если есть пострадавшие: это уже другая статья.</p>`,
      tg: `<h3>Ба кӣ занг задан лозим</h3><p>Аввал ба Бозрасии давлатии автомобилӣ, баъд ба мо: ${PHONE}. Нозир нақша мекашад. Пеш аз имзо онро хонед: хатҳои роҳ дуруст аст, ҳамаи осебҳо навишта шудаанд? Розӣ нестед? Дар паҳлуи имзо ҳаминро нависед.</p><p>Дар роҳ забонхат надиҳед ва гуноҳро ба гардан нагиред, ҳатто агар тарафи дигар бисёр боварибахш гап занад. Айбдорро нозир муайян мекунад. Агар маҷрӯҳ бошад, «дар ҷояш» созиш накунед: ин аллакай моддаи дигар аст.</p>`,
      en: `<h3>Whom to call</h3><p>First the traffic police, then us: ${PHONE}. The inspector draws a sketch. Read it before you sign: are the lanes right, is all the damage there? If you disagree, write so beside your signature.</p><p>Write no notes and take no blame on the road, however persuasive the other side is. The inspector names who is at fault. And never settle “on the spot” when someone is hurt: that is another article of the law.</p>`,
    },
    {
      ru: "<h3>На следующий день</h3><p>Отправьте заявление через сайт: номер полиса, несколько слов и снимки. Мы ответим в течение рабочего дня и скажем, когда приедет эксперт. До осмотра не чините и даже не мойте машину: грязь тоже рассказывает, как всё было. И покажитесь врачу, если болит шея: она часто молчит первые сутки.</p>",
      tg: "<h3>Рӯзи дигар</h3><p>Аризаро тавассути сомона фиристед: рақами полис, чанд сухан ва аксҳо. Мо дар давоми рӯзи корӣ ҷавоб медиҳем ва мегӯем, ки коршинос кай меояд. То муоина мошинро таъмир накунед ва ҳатто нашӯед: гард ҳам нақл мекунад, ки чӣ гуна рӯй дод. Ва агар гарданатон дард кунад, ба табиб нишон диҳед: он аксар вақт рӯзи аввал хомӯш аст.</p>",
      en: "<h3>The next day</h3><p>Send the claim through the site: the policy number, a few words and the photos. We answer within a working day and tell you when the assessor will come. Until then do not repair the car or even wash it: dirt also tells how it happened. And see a doctor if your neck hurts: it often keeps silent for the first day.</p>",
    },
    {
      ru: "<p>И последнее. Если вас трясёт, это нормально: так проходит испуг. Выпейте тёплого чаю, позвоните близким, попросите кого-нибудь сесть за руль вместо вас.</p>",
      tg: "<p>Ва охирин. Агар баданатон ларзад, ин муқаррарист: тарс ҳамин тавр мегузарад. Чойи гарм нӯшед, ба наздикон занг занед, хоҳиш кунед, ки ба ҷойи шумо каси дигар паси чанбарак шинад.</p>",
      en: "<p>One last thing. If you are shaking, that is normal: it is how fright passes. Drink some warm tea, call your family, ask someone else to take the wheel.</p>",
    },
  ],
};
