import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const earthquake: BlogPostSeed = {
  id: 5,
  slug: "dom-i-zemletryasenie",
  mainImg: "",
  createdAt: "2025-08-19",
  categories: [3],
  title: {
    ru: "Землетрясение: что подготовить дома за один вечер",
    tg: "Зилзила: дар як шом дар хона чиро тайёр кардан мумкин",
    en: "Earthquake: what to prepare at home in one evening",
  },
  subTitle: {
    ru: "Шкаф, рюкзак, газ и разговор с детьми. Всё остальное потом.",
    tg: "Ҷевон, борхалта, газ ва суҳбат бо кӯдакон. Боқимонда баъд.",
    en: "The wardrobe, the rucksack, the gas and a talk with the children. The rest can wait.",
  },
  tags: {
    ru: "землетрясение, дом, семья",
    tg: "зилзила, хона, оила",
    en: "earthquake, home, family",
  },
  descriptions: [
    {
      ru: "<p>Приборы в Душанбе отмечают толчки почти каждый день, мы замечаем один из ста. К сильному нельзя привыкнуть, но можно подготовиться, и на это хватит одного вечера.</p><h3>Закрепить</h3><p>Чаще всего ранит не стена, а шкаф. Прикрутите к стене всё, что выше вашего плеча: шкаф, сервант, телевизор. Тяжёлые банки с вареньем переставьте вниз. Над кроватью пусть висит сюзане, а не картина под стеклом.</p>",
      tg: "<p>Дастгоҳҳо дар Душанбе қариб ҳар рӯз ларзишро сабт мекунанд, мо аз садтояш яктоашро ҳис мекунем. Ба зилзилаи сахт одат кардан мумкин нест, аммо тайёр шудан мумкин, ва барои ин як шом кифоя аст.</p><h3>Маҳкам кардан</h3><p>Бештар на девор, балки ҷевон захмӣ мекунад. Ҳар чизеро, ки аз китфи шумо баландтар аст, ба девор маҳкам кунед: ҷевон, рафҳо, телевизор. Шишаҳои вазнини мурабборо ба поён гузаронед. Болои кат бигзор сӯзанӣ овезон бошад, на сурати шишадор.</p>",
      en: "<p>Instruments in Dushanbe record tremors almost every day; we notice one in a hundred. You cannot get used to a strong one, but you can prepare, and one evening is enough.</p><h3>Fasten</h3><p>What hurts most often is not a wall but a wardrobe. Screw to the wall all that is taller than your shoulder: wardrobe, cabinet, television. Move heavy jars of jam down. Above the bed let a suzani hang, not a picture under glass.</p>",
    },
    {
      ru: "<h3>Рюкзак у двери</h3><ul><li>Вода: два литра на человека, и пакет сухофруктов с орехами.</li><li>Фонарь, батарейки, заряженный аккумулятор для телефона.</li><li>Лекарства, которые пьют каждый день, на неделю.</li><li>Тёплые носки и накидка для каждого.</li><li>Копии паспортов и документов на дом в пакете.</li></ul><p>Проверяйте рюкзак два раза в год: перед Наврузом и перед Мехргоном. Так легко запомнить.</p>",
      tg: "<h3>Борхалта назди дар</h3><ul><li>Об: ба ҳар кас ду литр ва як халта меваи хушку чормағз.</li><li>Чароғ, батарея, захираи барқ барои телефон.</li><li>Доруҳои ҳаррӯза барои як ҳафта.</li><li>Ҷӯроби гарм ва рӯйпӯш барои ҳар кас.</li><li>Нусхаи шиносномаҳо ва ҳуҷҷатҳои хона дар халта.</li></ul><p>Борхалтаро дар як сол ду бор санҷед: пеш аз Наврӯз ва пеш аз Меҳргон. Ба ёд овардан осон аст.</p>",
      en: "<h3>A rucksack by the door</h3><ul><li>Water: two litres a person, and a bag of dried fruit and nuts.</li><li>A torch, batteries, a charged power bank.</li><li>A week of the medicines taken every day.</li><li>Warm socks and a wrap for everyone.</li><li>Copies of passports and house papers in a plastic bag.</li></ul><p>Check the rucksack twice a year: before Navruz and before Mehrgon. It is easy to remember.</p>",
    },
    {
      ru: "<h3>Когда трясёт</h3><p>Вниз, под крепкий стол, держаться за ножку. Нет стола: сесть у внутренней стены, закрыть голову. Не бежать по лестнице и не стоять на балконе. На улице отойти от стен и проводов. В машине остановиться подальше от моста и склона.</p><p>Расскажите это детям как игру. Пусть покажут, куда спрячутся в каждой комнате. Назовите место встречи: например, тутовник у школы.</p>",
      tg: "<h3>Ҳангоми ларзиш</h3><p>Поён, зери мизи мустаҳкам, пояшро доштан. Миз нест: назди девори дарунӣ нишаста, сарро пӯшондан. Дар зинапоя надавидан ва дар балкон наистодан. Дар кӯча аз девору сим дур шудан. Дар мошин дуртар аз пул ва нишебӣ истодан.</p><p>Инро ба кӯдакон мисли бозӣ нақл кунед. Бигзор нишон диҳанд, ки дар ҳар ҳуҷра дар куҷо пинҳон мешаванд. Ҷойи вохӯриро номбар кунед: масалан, дарахти тут дар назди мактаб.</p>",
      en: "<h3>While it shakes</h3><p>Down, under a sturdy table, and hold its leg. No table: sit by an inner wall and cover your head. Do not run down the stairs or stand on the balcony. Outside, move away from walls and wires. In a car, stop far from bridges and slopes.</p><p>Tell the children this as a game. Let them show where they will hide in each room. Name a meeting place: say, the mulberry tree by the school.</p>",
    },
    {
      ru: "<h3>И про стены</h3><p>Строите сами? Позовите инженера один раз, до фундамента. Железобетонный пояс под крышей и связанные углы добавляют к цене дома десятую часть, а держат его при семи баллах. Не сносите стену в квартире без проекта: она держит и соседей.</p>",
      tg: "<h3>Ва дар бораи девор</h3><p>Худатон месозед? Як бор, пеш аз таҳкурсӣ, муҳандисро даъват кунед. Камари оҳану бетон дар зери бом ва кунҷҳои пайваст нархи хонаро даҳ фоиз зиёд мекунанд, аммо онро дар ҳафт балл нигоҳ медоранд. Дар хонаи баландошёна деворро бе лоиҳа навайронед: он ҳамсояҳоро ҳам нигоҳ медорад.</p>",
      en: "<h3>And about walls</h3><p>Building your own? Call in an engineer once, before the foundation. A concrete belt under the roof and tied corners add a tenth to the cost of a house, and hold it through an earthquake of intensity seven. Never take down a wall in a flat without a plan: it holds up your neighbours too.</p>",
    },
    {
      ru: "<h3>После</h3><p>Закройте газ, обуйтесь: на полу стекло. Звоните 112, если кто-то под завалом. Дом снимите со всех сторон до уборки. Если он застрахован, сообщите нам в течение трёх дней: аванс до 5 000 сомони обычно приходит в течение трёх дней, без сметы, по снимкам.</p>",
      tg: "<h3>Баъд</h3><p>Газро пӯшед, пойафзол пӯшед: дар фарш шиша ҳаст. Агар касе зери вайрона монда бошад, ба 112 занг занед. Хонаро пеш аз тозакунӣ аз ҳама тараф акс гиред. Агар суғурта шуда бошад, дар се рӯз ба мо хабар диҳед: пешпардохт то 5 000 сомонӣ одатан дар се рӯз, бе ҳисобнома, аз рӯйи аксҳо меояд.</p>",
      en: "<h3>Afterwards</h3><p>Turn off the gas and put on shoes: there is glass on the floor. Call 112 if someone is trapped. Photograph the house from all sides before tidying. If it is insured, tell us within three days: an advance of up to 5 000 somoni usually comes within three days, without an estimate, from the photos.</p>",
    },
  ],
};
