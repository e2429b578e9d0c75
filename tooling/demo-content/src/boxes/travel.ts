import { HOLDER_AGE } from "@sughurta/domain/person";
import { MULTI_TRIP_DAYS } from "@sughurta/domain/travel";
import type { BoxSeed } from "@sughurta/insurer-api/seed";
import { PHONE } from "../brand.ts";

/** Boxes for travellers (S1 shows the first three). */
export const travelBoxes: BoxSeed[] = [
  {
    id: 101,
    slug: "puteshestvie-vsyo-vklyucheno",
    productCode: "TRB_100",
    title: {
      ru: "Путешествие: главное в одном полисе",
      tg: "Сафар: асосиҳо дар як полис",
      en: "All-in-one travel cover",
    },
    name: {
      ru: "Главное в одном полисе",
      tg: "Асосиҳо дар як полис",
      en: "All-in-one travel cover",
    },
    shortDesc: {
      ru: "Врач, багаж и задержка рейса на одну поездку в ближайший месяц. Всё в одном полисе.",
      tg: "Табиб, бағоҷ ва таъхири парвоз барои як сафар дар моҳи наздик. Ҳамааш дар як полис.",
      en: "Doctor, baggage and flight delay for one trip in the coming month. All in one policy.",
    },
    fullDesc: {
      ru: `<p>Один полис на одну поездку того, кто его покупает: напишите её первый и последний день. Подходит, когда летите к родным, на отдых или по делам и не хотите разбираться в таблицах.</p><h3>Если что-то случилось</h3><p>Сначала позвоните нам: ${PHONE} или номер из полиса, круглосуточно. Мы найдём врача, который говорит по-русски или по-английски, и там, где возможно, заплатим клинике напрямую.</p>`,
      tg: `<p>Як полис барои як сафари харидори он: рӯзи аввал ва охири сафарро нависед. Вақте ба хонаи хешовандон, барои истироҳат ё бо кор парвоз мекунед ва намехоҳед ба ҷадвалҳо сарфаҳм равед, ҳамин мувофиқ аст.</p><h3>Агар ҳодисае рӯй диҳад</h3><p>Аввал ба мо занг занед: ${PHONE} ё рақами дар полис навишташуда, шабонарӯзӣ. Мо табибе меёбем, ки бо забони русӣ ё англисӣ ҳарф мезанад, ва дар ҷойе ки мумкин аст, ба дармонгоҳ бевосита мепардозем.</p>`,
      en: `<p>One policy for one trip of the person who buys it: give its first and last day. It suits you when you fly to see family, to rest or on business and would rather not study tables.</p><h3>If something happens</h3><p>Call us first: ${PHONE} or the number on the policy, day and night. We will find a doctor who speaks Russian or English and pay the clinic directly where we can.</p>`,
    },
    mainImg: "",
    shortImg: "",
    isSale: true,
    price: 100,
    prepaid: 300000,
    activeMonths: 1,
    boxed: true,
    popular: true,
    insures: "trip",
    insuredAges: { from: 18, to: 80 },
    categories: ["dlya-puteshestvennikov"],
  },
  {
    id: 102,
    slug: "mnogo-poezdok",
    productCode: "STP",
    title: {
      ru: "Поездки весь год",
      tg: "Сафарҳои зиёд дар як сол",
      en: "Annual multi-trip",
    },
    name: { ru: "Поездки весь год", tg: "Сафарҳои солона", en: "Annual multi-trip" },
    shortDesc: {
      ru: `Все поездки года, до ${MULTI_TRIP_DAYS} дней каждая: врач и больница для одного человека. Семью, багаж и спорт добавляет расчёт поездки.`,
      tg: `Ҳамаи сафарҳои сол, ҳар кадом то ${MULTI_TRIP_DAYS} рӯз: табиб ва беморхона барои як нафар. Оила, бағоҷ ва варзишро ҳисоби сафар илова мекунад.`,
      en: `Every trip of the year, up to ${MULTI_TRIP_DAYS} days each: doctor and hospital for one person. Pricing a trip adds family, baggage and sport.`,
    },
    fullDesc: {
      ru: `<p>Алматы, Стамбул, Москва, Дубай: если вы летаете чаще трёх раз в год, годовой полис выходит дешевле, чем новый на каждую поездку.</p><h3>Чем отличается от расчёта поездки</h3><p>Здесь один человек, одна сумма и то, что перечислено ниже. <a href="/travel">В расчёте поездки</a> вы сами выбираете страны и сумму, вписываете семью, добавляете багаж, задержку рейса или спортивный отдых. Поэтому цена на год там другая.</p><p>Перед вылетом ничего сообщать не нужно. Просто возьмите полис с собой: на телефоне или на бумаге.</p>`,
      tg: `<p>Алмаато, Истанбул, Маскав, Дубай: агар дар як сол зиёда аз се бор парвоз кунед, полиси солона аз полиси нав барои ҳар сафар арзонтар меафтад.</p><h3>Аз ҳисоби сафар чӣ фарқ дорад</h3><p>Ин ҷо як нафар, як маблағ ва он чӣ дар поён номбар шудааст. <a href="/travel">Дар ҳисоби сафар</a> кишварҳо ва маблағро худатон интихоб мекунед, оиларо менависед, бағоҷ, таъхири парвоз ё истироҳати варзиширо илова мекунед. Барои ҳамин нархи солона дар он ҷо дигар аст.</p><p>Пеш аз парвоз ба касе хабар додан лозим нест. Танҳо полисро бо худ гиред: дар телефон ё дар коғаз.</p>`,
      en: `<p>Almaty, Istanbul, Moscow, Dubai: if you fly more than three times a year, a yearly policy costs less than a new one for every trip.</p><h3>How it differs from pricing a trip</h3><p>Here it is one person, one sum and what is listed below. <a href="/travel">When you price a trip</a> you choose the countries and the sum, name your family, and add baggage, flight delay or sport. That is why its price for a year is another one.</p><p>You need not tell us before you fly. Just take the policy with you, on the phone or on paper.</p>`,
    },
    mainImg: "",
    shortImg: "",
    isSale: true,
    price: 640,
    prepaid: 500000,
    activeMonths: 12,
    boxed: true,
    insures: "holder",
    insuredAges: { from: 18, to: 80 },
    categories: ["dlya-puteshestvennikov"],
  },
  {
    id: 103,
    slug: "hadzh-i-umra",
    productCode: "TRB_UMRA",
    title: { ru: "Хадж и умра", tg: "Ҳаҷ ва умра", en: "Hajj and umrah" },
    name: { ru: "Хадж и умра", tg: "Ҳаҷ ва умра", en: "Hajj and umrah" },
    shortDesc: {
      ru: "Спокойный путь в Мекку и Медину: врач, жара, потеря документов. До двух месяцев.",
      tg: "Роҳи ором ба Макка ва Мадина: табиб, гармӣ, гум шудани ҳуҷҷатҳо. То ду моҳ.",
      en: "A calm journey to Mecca and Medina: a doctor, the heat, lost documents. Up to two months.",
    },
    fullDesc: {
      ru: `<p>К этой поездке готовятся годами. Мы собрали полис так, чтобы в дороге думать о главном, а не о больничном счёте.</p><h3>Кто застрахован</h3><p>Тот, кто покупает полис, от ${HOLDER_AGE.from} до ${HOLDER_AGE.to} лет. Цена одна для всех, без надбавки за возраст. Едете семьёй? Полис нужен каждому.</p><h3>Совет</h3><p>Запишите номер полиса на листке и положите его под чехол телефона. В толпе это быстрее, чем искать файл.</p>`,
      tg: `<p>Ба ин сафар солҳо тайёрӣ мебинанд. Мо полисро чунон тартиб додем, ки дар роҳ фикратон бо кори асосӣ банд бошад, на бо ҳисоби беморхона.</p><h3>Кӣ суғурта мешавад</h3><p>Харидори полис, аз ${HOLDER_AGE.from} то ${HOLDER_AGE.to}-сола. Нарх барои ҳама як аст, бе иловапулӣ барои синну сол. Бо оила меравед? Ба ҳар кас полис лозим аст.</p><h3>Маслиҳат</h3><p>Рақами полисро дар варақе нависед ва зери ғилофи телефон гузоред. Дар байни издиҳом ин аз ҷустани файл тезтар аст.</p>`,
      en: `<p>People prepare for this journey for years. We put the policy together so that on the way you can think of what matters, not of a hospital bill.</p><h3>Who is insured</h3><p>The person who buys the policy, from ${HOLDER_AGE.from} to ${HOLDER_AGE.to} years of age. One price for all, nothing added for age. Travelling as a family? Each of you needs a policy.</p><h3>A tip</h3><p>Write the policy number on a slip of paper and keep it under the phone case. In a crowd that is quicker than looking for a file.</p>`,
    },
    mainImg: "",
    shortImg: "",
    isSale: true,
    price: 180,
    prepaid: 300000,
    activeMonths: 2,
    boxed: true,
    popular: true,
    insures: "trip",
    insuredAges: { from: 18, to: 80 },
    categories: ["dlya-puteshestvennikov"],
  },
];
