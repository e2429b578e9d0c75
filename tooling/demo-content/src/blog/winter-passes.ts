import type { BlogPostSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "../brand.ts";

export const winterPasses: BlogPostSeed = {
  id: 8,
  slug: "zimnie-perevaly",
  mainImg: "",
  createdAt: "2025-12-02",
  categories: [1],
  title: {
    ru: "Анзоб и Шахристан зимой: правила для тех, кто за рулём",
    tg: "Анзоб ва Шаҳристон дар зимистон: қоида барои ронандагон",
    en: "Anzob and Shahriston in winter: rules for drivers",
  },
  subTitle: {
    ru: "Тоннели сделали дорогу короче, но не теплее.",
    tg: "Нақбҳо роҳро кӯтоҳтар карданд, на гармтар.",
    en: "The tunnels made the road shorter, not warmer.",
  },
  tags: {
    ru: "зима, перевал, машина, дорога",
    tg: "зимистон, ағба, мошин, роҳ",
    en: "winter, pass, car, road",
  },
  descriptions: [
    {
      ru: "<p>Из Душанбе в Худжанд теперь пять-шесть часов. Но с ноября по март последние километры перед тоннелями живут по своим законам: утром лёд, днём каша, вечером снова лёд. И лавины, которые сходят после двух тёплых дней подряд.</p><h3>До выезда</h3><ul><li>Зимние шины, все четыре. Цепи в багажник, и один раз надеть их дома.</li><li>Незамерзающая жидкость, щётки, скребок.</li><li>Лопата, трос, мешок песка.</li><li>Термос, лепёшки, тёплое одеяло, вода.</li><li>Полный бак и заряженный телефон.</li></ul>",
      tg: "<p>Аз Душанбе то Хуҷанд акнун панҷ-шаш соат аст. Аммо аз ноябр то март километрҳои охирини пеш аз нақб қонуни худро доранд: субҳ ях, рӯз лойбарф, шом боз ях. Ва тармаҳое, ки пас аз ду рӯзи гарми паиҳам меафтанд.</p><h3>Пеш аз баромадан</h3><ul><li>Чархҳои зимистона, ҳар чорто. Занҷир дар бағоҷ, ва як бор онро дар хона пӯшонед.</li><li>Моеи яхнабанда, шишатозакун, яхтарош.</li><li>Бел, арғамчин, як халта рег.</li><li>Термос, нон, кӯрпаи гарм, об.</li><li>Сӯзишвории пур ва телефони барқдор.</li></ul>",
      en: "<p>From Dushanbe to Khujand is now five or six hours. But from November to March the last kilometres before the tunnels live by their own laws: ice in the morning, slush by day, ice again at night. And avalanches, which come after two warm days in a row.</p><h3>Before you leave</h3><ul><li>Winter tyres, all four. Chains in the boot, and put them on once at home.</li><li>Antifreeze, brushes, a scraper.</li><li>A shovel, a rope, a bag of sand.</li><li>A thermos, bread, a warm blanket, water.</li><li>A full tank and a charged phone.</li></ul>",
    },
    {
      ru: "<h3>На подъёме</h3><p>Держите дистанцию в три раза больше обычной. Передача ниже, газ ровный. Тормозите мотором, педаль трогайте мягко, будто под ней яйцо. Не обгоняйте фуру на серпантине: её водитель вас не видит, а встречный не успеет.</p><p>Под лавинными лотками не останавливайтесь даже ради снимка. Красный столбик с флажком значит: проезжай и не кричи.</p>",
      tg: "<h3>Дар баландӣ</h3><p>Масофаро аз одатӣ се баробар зиёд нигоҳ доред. Суръати паст, газ якзайл. Бо муҳаррик боздоред, педалро нарм пахш кунед, гӯё зери он тухм бошад. Дар печутоб аз боркаш пеш нагузаред: ронандааш шуморо намебинад, рӯбарӯ бошад намерасад.</p><p>Дар зери тармагузар ҳатто барои акс наистед. Сутунчаи сурхи байрақдор маънои онро дорад: гузар ва дод назан.</p>",
      en: "<h3>Going up</h3><p>Keep three times your usual distance. A lower gear, an even throttle. Brake with the engine and touch the pedal as if an egg lay under it. Do not overtake a lorry on the hairpins: its driver cannot see you, and the oncoming one will not have time.</p><p>Never stop below an avalanche chute, not even for a photo. A red post with a flag means: pass, and do not shout.</p>",
    },
    {
      ru: "<h3>В тоннеле</h3><p>Ближний свет, окна закрыты, воздух на рециркуляцию. Если встали, выключите мотор: угарный газ не пахнет. Фонарь держите под рукой.</p>",
      tg: "<h3>Дар нақб</h3><p>Чароғи наздик, тирезаҳо пӯшида, ҳаво аз дарун. Агар истодед, муҳаррикро хомӯш кунед: гази ис бӯй надорад. Чароғи дастиро наздик нигоҳ доред.</p>",
      en: "<h3>In the tunnel</h3><p>Dipped lights, windows shut, air on recirculation. If you stop, switch off the engine: carbon monoxide has no smell. Keep a torch at hand.</p>",
    },
    {
      ru: `<h3>Если застряли</h3><p>Не уходите от машины в метель. Расчистите выхлопную трубу, грейтесь по десять минут в час, откройте окно на палец. Звоните 112, потом ${PHONE}: эвакуаторы наших партнёров дежурят у обоих тоннелей. По полису «Премиум» вызов ничего не стоит, по другим мы скажем цену до выезда.</p>`,
      tg: `<h3>Агар дармонед</h3><p>Дар бӯрон аз мошин дур нашавед. Найчаи дудро тоза кунед, дар як соат даҳдақиқагӣ гарм шавед, тирезаро як ангушт кушоед. Ба 112 занг занед, баъд ба ${PHONE}: эвакуаторҳои шарикони мо дар назди ҳар ду нақб навбатдоранд. Бо полиси «Премиум» даъват ройгон аст, барои дигарон нархро пеш аз баромадан мегӯем.</p>`,
      en: `<h3>If you are stuck</h3><p>Do not leave the car in a blizzard. Clear the exhaust pipe, warm up for ten minutes an hour, open a window by a finger. Call 112, then ${PHONE}: our partners’ tow trucks are on duty at both tunnels. With “Premium” the call-out costs nothing; with other policies we tell you the price before they set out.</p>`,
    },
    {
      ru: "<h3>Когда лучше не ехать</h3><p>Если Комитет по чрезвычайным ситуациям объявил лавинную опасность, если за два дня выпало больше полуметра, если вы спали меньше шести часов. Позвоните дежурному тоннеля или спросите водителей на заправке в Варзобе: они только что оттуда. Выезжайте на рассвете, чтобы спуск застать днём. Гостиница на ночь стоит дешевле крыла, а плов в Айни вкуснее, чем кажется с трассы.</p>",
      tg: "<h3>Кай беҳтар нарафтан</h3><p>Агар Кумитаи ҳолатҳои фавқулода хатари тармаро эълон карда бошад, агар дар ду рӯз зиёда аз ним метр барф борида бошад, агар камтар аз шаш соат хобида бошед. Ба навбатдори нақб занг занед ё аз ронандагон дар фурӯшгоҳи сӯзишвории Варзоб пурсед: онҳо навакак аз он ҷо омаданд. Субҳи барвақт бароед, то фуромадгоҳро рӯзона гузаред. Меҳмонхонаи якшаба аз болчаи мошин арзонтар аст.</p>",
      en: "<h3>When not to go</h3><p>If the emergency committee has warned of avalanches, if more than half a metre fell in two days, if you slept less than six hours. Call the tunnel’s duty officer or ask the drivers at the filling station in Varzob: they have just come from there. Leave at dawn so as to come down by daylight. A night at a guest house costs less than a car wing, and the osh in Ayni is better than it looks from the road.</p>",
    },
  ],
};
