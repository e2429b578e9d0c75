import { type FixedProgram, getPayoutCount, type PayoutCount } from "@sughurta/domain/motor";
import { DRIVER_AGE } from "@sughurta/domain/person";
import type { BoxSeed, Localised } from "@sughurta/insurer-api/seed";

type Programme = {
  id: number;
  slug: string;
  code: FixedProgram | "ECI";
  title: Localised;
  shortDesc: Localised;
  lead: Localised;
  price: number;
  prepaid: number;
  popular?: boolean;
  /** As printed, TJS. */
  sum: string;
};

const PAYOUTS: Record<PayoutCount, Localised> = {
  1: { ru: "одна", tg: "як бор", en: "one" },
  2: { ru: "две за год", tg: "ду бор дар сол", en: "two a year" },
  any: {
    ru: "за каждый случай, в пределах суммы",
    tg: "барои ҳар ҳодиса, дар ҳудуди маблағ",
    en: "one for each event, within the limit",
  },
};

/** The ages accepted by a programme. */
const upTo20: Localised = {
  ru: "Легковая машина не старше 20 лет",
  tg: "Мошини сабукрави то 20-сола",
  en: "A passenger car up to 20 years old",
};
const upTo30: Localised = {
  ru: "Легковая машина не старше 30 лет, для частичного ущерба не старше 20",
  tg: "Мошини сабукрави то 30-сола, барои осеби қисмӣ то 20-сола",
  en: "A passenger car up to 30 years old, for partial damage up to 20",
};

const getCriteria = (age: Localised): Localised => ({
  ru: `<h3>Кому подходит</h3><ul><li>${age.ru}, без такси и проката.</li><li>Водителям от ${DRIVER_AGE.from} года, права не моложе одного года.</li></ul><h3>Как получить выплату</h3><ul><li>Остановитесь, включите аварийные огни, выставьте знак аварийной остановки.</li><li>Позвоните в ГАИ и нам на 5511.</li><li>Снимите место и повреждения на телефон. Заявление можно отправить прямо с дороги.</li></ul>`,
  tg: `<h3>Ба кӣ мувофиқ аст</h3><ul><li>${age.tg}, на таксӣ ва на иҷора.</li><li>Ронандагони аз ${DRIVER_AGE.from}-сола боло бо шаҳодатномаи на камтар аз яксола.</li></ul><h3>Чӣ тавр ҷубронпулӣ гирифтан мумкин</h3><ul><li>Истед, чароғҳои садамавиро фурӯзон кунед, аломати истгоҳи садамавиро гузоред.</li><li>Ба Бозрасии давлатии автомобилӣ ва ба мо ба рақами 5511 занг занед.</li><li>Ҷойи ҳодиса ва осебҳоро бо телефон акс гиред. Аризаро аз худи роҳ фиристодан мумкин аст.</li></ul>`,
  en: `<h3>Who it suits</h3><ul><li>${age.en}, not a taxi and not for hire.</li><li>Drivers aged ${DRIVER_AGE.from} or over whose licence is at least one year old.</li></ul><h3>How to get your payout</h3><ul><li>Stop, switch on the hazard lights, put out the warning triangle.</li><li>Call the traffic police, and us on 5511.</li><li>Photograph the place and the damage. You can send the claim from the roadside.</li></ul>`,
});

function getDescription({ code, lead, sum }: Programme): Localised {
  const criteria = getCriteria(code === "ECI" ? upTo30 : upTo20);
  const payouts = PAYOUTS[getPayoutCount(code === "ECI" ? "ECI_P1" : code)];
  return {
    ru: `<p>${lead.ru}</p><table><tr><th>Страховая сумма</th><td>${sum} TJS</td></tr><tr><th>Число выплат</th><td>${payouts.ru}</td></tr><tr><th>Срок</th><td>12 месяцев</td></tr></table>${criteria.ru}`,
    tg: `<p>${lead.tg}</p><table><tr><th>Маблағи суғурта</th><td>${sum} TJS</td></tr><tr><th>Шумораи ҷубронпулӣ</th><td>${payouts.tg}</td></tr><tr><th>Муҳлат</th><td>12 моҳ</td></tr></table>${criteria.tg}`,
    en: `<p>${lead.en}</p><table><tr><th>Sum insured</th><td>${sum} TJS</td></tr><tr><th>Number of payouts</th><td>${payouts.en}</td></tr><tr><th>Term</th><td>12 months</td></tr></table>${criteria.en}`,
  };
}

const programmes: Programme[] = [
  {
    id: 201,
    slug: "standart",
    code: "SCI_P1",
    title: {
      ru: "Авто «Стандарт»",
      tg: "Мошин «Стандарт»",
      en: "Car “Standard”",
    },
    shortDesc: {
      ru: "Авария по вине другого, который скрылся или не застрахован. Самое нужное.",
      tg: "Садама бо айби ронандаи дигар, ки гурехтааст ё суғурта надорад. Зарурияти асосӣ.",
      en: "An accident caused by someone who fled or has no insurance. The essentials.",
    },
    lead: {
      ru: "Вам помяли крыло во дворе и уехали. Или у виновника нет полиса. «Стандарт» платит за ремонт, не дожидаясь, пока найдут второго водителя.",
      tg: "Дар ҳавлӣ болчаи мошинатонро пачақ карданду рафтанд. Ё айбдор полис надорад. «Стандарт» пули таъмирро медиҳад ва ёфт шудани ронандаи дуюмро интизор намешавад.",
      en: "Someone dented your wing in the yard and drove off. Or the driver at fault has no policy. “Standard” pays for the repair without waiting until the other driver is found.",
    },
    price: 500,
    prepaid: 10000,
    sum: "10 000",
  },
  {
    id: 202,
    slug: "komfort",
    code: "SCI_P2",
    title: { ru: "Авто «Комфорт»", tg: "Мошин «Комфорт»", en: "Car “Comfort”" },
    shortDesc: {
      ru: "Любая авария, даже по вашей ошибке, стёкла и фары.",
      tg: "Ҳар гуна садама, ҳатто бо хатои худатон, шиша ва чароғҳо.",
      en: "Any accident, even your own mistake, plus glass and lights.",
    },
    lead: {
      ru: "Ошибиться может каждый, особенно в первый снег на перевале. «Комфорт» платит и тогда, когда виноваты вы, а также за стёкла и фары.",
      tg: "Ҳар кас хато карда метавонад, хусусан дар барфи аввали ағба. «Комфорт» ҳатто вақте айбдор шумоед, ҷуброн мекунад, инчунин шишаву чароғҳоро.",
      en: "Anyone can make a mistake, above all in the first snow on a pass. “Comfort” pays when you are at fault too, and for glass and lights.",
    },
    price: 1000,
    prepaid: 20000,
    popular: true,
    sum: "20 000",
  },
  {
    id: 203,
    slug: "premium",
    code: "SCI_P3",
    title: { ru: "Авто «Премиум»", tg: "Мошин «Премиум»", en: "Car “Premium”" },
    shortDesc: {
      ru: "Любая авария, стихия, камни с горы, угон и эвакуатор.",
      tg: "Ҳар гуна садама, офати табиӣ, санги афтида аз кӯҳ, дуздии мошин ва эвакуатор.",
      en: "Any accident, natural disasters, falling rocks, theft and a tow truck.",
    },
    lead: {
      ru: "Для тех, кто ездит далеко: в Хорог, в Худжанд, на дачу в Варзоб. Камнепад, сель, угон и эвакуатор из любого района уже внутри.",
      tg: "Барои онҳое, ки роҳи дур мераванд: ба Хоруғ, ба Хуҷанд, ба Варзоб. Сангрезӣ, сел, дуздӣ ва эвакуатор аз ҳар ноҳия аллакай дохил аст.",
      en: "For those who drive far: to Khorugh, to Khujand, up to Varzob. Rockfall, mudflow, theft and a tow truck from any district are already inside.",
    },
    price: 1500,
    prepaid: 30000,
    popular: true,
    sum: "30 000",
  },
  {
    id: 204,
    slug: "individualnyy",
    code: "ECI",
    title: {
      ru: "Каско «Индивидуальный»",
      tg: "Каско «Инфиродӣ»",
      en: "Own-damage cover (casco) “Individual”",
    },
    shortDesc: {
      ru: "Соберите полис под свою машину: что защищать, на какую сумму и как платить.",
      tg: "Полисро барои мошини худ тартиб диҳед: чиро ҳифз кардан, ба кадом маблағ ва чӣ тавр пардохтан.",
      en: "Build a policy for your own car: what to protect, for how much and how to pay.",
    },
    lead: {
      ru: "Цена считается под вашу машину. Выберите одно: полную гибель или частичный ущерб (по вине других и от стихии) либо угон. Авария по вине вашего водителя — отдельная опция. Добавьте поездки в Узбекистан, Казахстан и Кыргызстан и платите частями.",
      tg: "Нарх барои мошини худи шумо ҳисоб карда мешавад. Якеро интихоб кунед: нобудшавии пурра ё осеби қисмӣ (бо айби дигарон ва аз офати табиӣ) ё дуздӣ. Садама бо айби ронандаи шумо иловаи алоҳида аст. Сафар ба Ӯзбекистон, Қазоқистон ва Қирғизистонро илова намоед ва қисм-қисм пардозед.",
      en: "The price is worked out for your car. Choose one: total loss or partial damage (that others or nature cause), or theft. Accidents caused by your own driver are a separate add-on. Add trips to Uzbekistan, Kazakhstan and Kyrgyzstan, and pay in instalments.",
    },
    price: 0,
    prepaid: 150000,
    sum: "10 000 – 500 000",
  },
];

/** The four programmes of the car catalogue (S2 §2); the individual one is priced by calculation. */
export const motorBoxes: BoxSeed[] = programmes.map((programme) => ({
  id: programme.id,
  slug: programme.slug,
  productCode: programme.code,
  title: programme.title,
  name: programme.title,
  shortDesc: programme.shortDesc,
  fullDesc: getDescription(programme),
  mainImg: "",
  shortImg: "",
  isSale: true,
  price: programme.price,
  prepaid: programme.prepaid,
  activeMonths: 12,
  popular: programme.popular,
  insures: "car",
  categories: ["sci"],
}));
