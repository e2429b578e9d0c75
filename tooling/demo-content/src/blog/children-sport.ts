import type { BlogPostSeed } from "@sughurta/insurer-api/seed";

export const childrenSport: BlogPostSeed = {
  id: 6,
  slug: "deti-i-sport",
  mainImg: "",
  createdAt: "2025-09-09",
  categories: [3],
  title: {
    ru: "Ребёнок записался в секцию. Что спросить у тренера",
    tg: "Кӯдак ба маҳфили варзишӣ навишта шуд. Аз мураббӣ чӣ пурсед",
    en: "Your child has joined a sports club. What to ask the coach",
  },
  subTitle: {
    ru: "Семь вопросов, один осмотр и полис, который не мешает играть.",
    tg: "Ҳафт савол, як муоина ва полисе, ки ба бозӣ халал намерасонад.",
    en: "Seven questions, one check-up, and a policy that does not get in the way of play.",
  },
  tags: {
    ru: "дети, спорт, травмы",
    tg: "кӯдакон, варзиш, ҷароҳат",
    en: "children, sport, injuries",
  },
  descriptions: [
    {
      ru: "<p>В сентябре залы полны. Мальчики идут на гуштингири и бокс, девочки на гимнастику и каратэ, а на футбол все. Тренеры у нас хорошие, но их мало: тридцать детей на одного взрослого бывает чаще, чем хотелось бы. Поэтому спросите заранее.</p><h3>Семь вопросов</h3><ul><li>Сколько детей в группе и есть ли помощник?</li><li>Есть ли аптечка и кто умеет ею пользоваться?</li><li>Где ближайшая больница и на чём туда едут?</li><li>С какого возраста спарринги?</li><li>Что делать, если ребёнок устал или болен?</li><li>Нужна ли справка от врача?</li><li>Кто отвечает за детей по дороге на соревнования?</li></ul>",
      tg: "<p>Моҳи сентябр толорҳо пур мешаванд. Писарон ба гӯштингирӣ ва бокс мераванд, духтарон ба гимнастика ва карате, ба футбол бошад ҳама. Мураббиёни мо хубанд, вале кам: сӣ кӯдак ба як калонсол аз он ки мехостем, бештар вомехӯрад. Барои ҳамин пешакӣ пурсед.</p><h3>Ҳафт савол</h3><ul><li>Дар гурӯҳ чанд кӯдак аст ва ёрдамчӣ ҳаст?</li><li>Доруқуттӣ ҳаст ва кӣ онро истифода бурда метавонад?</li><li>Беморхонаи наздиктарин дар куҷост ва бо чӣ мераванд?</li><li>Задухӯрди омӯзишӣ аз чандсолагӣ аст?</li><li>Агар кӯдак хаста ё бемор бошад, чӣ бояд кард?</li><li>Маълумотномаи табиб лозим аст?</li><li>Дар роҳи мусобиқа барои кӯдакон кӣ ҷавобгар аст?</li></ul>",
      en: "<p>In September the halls are full. Boys go to gushtingiri and boxing, girls to gymnastics and karate, and everyone to football. Our coaches are good, but few: thirty children to one adult happens more often than we would like. So ask beforehand.</p><h3>Seven questions</h3><ul><li>How many children are in the group, and is there a helper?</li><li>Is there a first-aid kit, and who can use it?</li><li>Where is the nearest hospital, and how do you get there?</li><li>From what age is there sparring?</li><li>What if the child is tired or ill?</li><li>Is a doctor’s note needed?</li><li>Who is responsible for the children on the way to competitions?</li></ul>",
    },
    {
      ru: "<h3>Осмотр</h3><p>Сходите к врачу до первой тренировки, а не после первого обморока. Достаточно кардиограммы и разговора о прививках. Если ребёнок носит очки, купите ремешок. Если растёт быстро, меняйте обувь каждые полгода: половина вывихов от кроссовок на вырост.</p>",
      tg: "<h3>Муоина</h3><p>Пеш аз машқи аввал ба табиб равед, на пас аз беҳушии аввал. Сабти дил ва суҳбат дар бораи эмкунӣ кифоя аст. Агар кӯдак айнак дорад, бандашро харед. Агар зуд қад кашад, пойафзолро ҳар ним сол иваз кунед: нисфи баромадани банд аз пойафзоли калон аст.</p>",
      en: "<h3>Check-up</h3><p>See a doctor before the first training, not after the first faint. A cardiogram and a talk about vaccines are enough. If the child wears glasses, buy a strap. If the child grows fast, change shoes every half-year: half of all sprains come from trainers bought to grow into.</p>",
    },
    {
      ru: "<h3>Чему учит тренер</h3><p>Хороший тренер первым делом учит падать. Придите на одно занятие и посмотрите: есть ли разминка, лежат ли маты, пьют ли дети воду. Послушайте, как он говорит с тем, кто проиграл. Если ребёнок три раза подряд не хочет идти, спросите почему и поверьте ответу. А пропущенная после болезни неделя не портит карьеру чемпиона.</p>",
      tg: "<h3>Мураббӣ чиро меомӯзонад</h3><p>Мураббии хуб пеш аз ҳама афтиданро меомӯзонад. Ба як машқ биёед ва бинед: баданро гарм мекунанд, фарши нарм ҳаст, кӯдакон об менӯшанд? Гӯш кунед, ки ӯ бо мағлубшуда чӣ тавр ҳарф мезанад. Агар кӯдак се бор паиҳам рафтан нахоҳад, сабабашро пурсед ва ба ҷавоб бовар кунед. Як ҳафтаи пас аз беморӣ нарафтан бошад, роҳи қаҳрамонро намебандад.</p>",
      en: "<h3>What a coach teaches</h3><p>A good coach teaches falling first of all. Come to one session and look: is there a warm-up, are there mats, do the children drink water? Listen to how he speaks to the one who lost. If your child does not want to go three times in a row, ask why and believe the answer. And a week missed after an illness never spoiled a champion’s career.</p>",
    },
    {
      ru: "<h3>Если травма</h3><p>Лёд на десять минут, покой, звонок родителям. Нельзя тереть, греть и «вправлять». Если рука или нога изменила форму, если тошнит после удара головой, звоните 103.</p><p>Сохраните справку, даже если всё обошлось ушибом. По полису «Дети» мы платим и за ушиб: сумма зависит от травмы. Заявление можно отправить с телефона из коридора больницы, пока сохнет гипс.</p>",
      tg: "<h3>Агар ҷароҳат бошад</h3><p>Ях барои даҳ дақиқа, оромӣ, занг ба волидон. Молидан, гарм кардан ва «ба ҷояш андохтан» мумкин нест. Агар даст ё пой шаклашро тағйир дода бошад, агар пас аз зарбаи сар дил беҳузур шавад, ба 103 занг занед.</p><p>Маълумотномаро нигоҳ доред, ҳатто агар ҳамааш бо зарбхӯрӣ гузашта бошад. Аз рӯйи полиси «Кӯдакон» мо барои зарбхӯрӣ ҳам медиҳем: маблағ ба ҷароҳат вобаста аст. Аризаро бо телефон аз долони беморхона фиристодан мумкин, то даме ки гаҷ хушк мешавад.</p>",
      en: "<h3>If there is an injury</h3><p>Ice for ten minutes, rest, a call to the parents. No rubbing, no heat, no “setting it back”. If an arm or leg has changed its shape, or the child feels sick after a blow to the head, call 103.</p><p>Keep the doctor’s note even if it was only a bruise. The “Children” policy pays for a bruise too; the sum depends on the injury. You can send the claim by phone from the hospital corridor while the plaster dries.</p>",
    },
  ],
};
