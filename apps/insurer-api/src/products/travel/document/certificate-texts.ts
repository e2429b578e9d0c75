import type { Language } from "@sughurta/domain";
import type { TravelAddOn } from "@sughurta/domain/travel";

/** Texts of the certificate. */
export interface CertificateTexts {
  readonly heading: string;
  readonly intro: string;
  readonly number: string;
  readonly holder: string;
  readonly period: string;
  readonly days: string;
  readonly oneTrip: string;
  readonly manyTrips: string;
  readonly territory: string;
  readonly wholeSchengen: string;
  readonly insured: string;
  readonly name: string;
  readonly birthDate: string;
  readonly document: string;
  readonly citizenship: string;
  readonly addOnsTitle: string;
  readonly medical: string;
  readonly perPerson: string;
  readonly leisure: string;
  readonly calm: string;
  readonly sport: string;
  readonly addOns: Readonly<Record<TravelAddOn, string>>;
  readonly notCovered: string;
  /** Exclusions, the last three unless an option covers them. SPEC-83. */
  readonly exclusions: Readonly<Record<"planned" | "alcoholAndDrugs" | "drugs" | "sport", string>>;
  readonly includes: string;
  readonly visa: string;
  readonly assistance: string;
  readonly assistanceHint: string;
  readonly verify: string;
  readonly issued: string;
}

export const certificateTexts: Record<Language, CertificateTexts> = {
  ru: {
    heading: "Страховой сертификат",
    intro:
      "{{brand}} подтверждает, что названные ниже лица застрахованы на указанный период страхования.",
    number: "Полис",
    holder: "Страхователь",
    period: "Период страхования",
    days: "Дней страхования",
    oneTrip: "{{days}}, считая первый и последний",
    manyTrips: "Поездки весь год, каждая до {{days}} дней",
    territory: "Территория действия",
    wholeSchengen: "и вся Шенгенская зона",
    insured: "Застрахованные",
    name: "Фамилия, имя, отчество",
    birthDate: "Дата рождения",
    document: "Документ",
    citizenship: "Гражданство",
    addOnsTitle: "Дополнительно застраховано",
    medical: "Медицинские расходы",
    perPerson: "{{sum}} на человека",
    leisure: "Вид отдыха",
    calm: "Спокойный",
    sport: "Спортивный",
    addOns: {
      thingsSumAssured: "Личные вещи",
      flatSumAssured: "Защита дома на время поездки",
      neighborSumAssured: "Ответственность перед соседями («Добрые соседи»)",
      accSumAssured: "Несчастный случай",
      flightDelaySign: "Задержка рейса более 8 часов",
      baggageDelaySign: "Задержка багажа более 48 часов",
      baggageLossSign: "Потеря багажа",
      pregnantOption: "Осложнения беременности",
      covid19Option: "Лечение Covid-19",
      sunOption: "Солнечные ожоги и тепловой удар",
      alcoholicOption: "Травмы после алкоголя",
      poisoningOption: "Пищевые отравления",
      seaCreatureOption: "Контакт с морскими обитателями",
    },
    notCovered: "Не покрывает",
    exclusions: {
      planned: "плановое лечение и болезни, известные до поездки, кроме первой помощи",
      alcoholAndDrugs: "случаи в состоянии опьянения и под действием наркотиков",
      drugs: "случаи под действием наркотиков",
      sport: "спорт и восхождения",
    },
    includes:
      "Покрытие включает неотложную медицинскую помощь, экстренное лечение в больнице и возвращение на родину по медицинским причинам или в случае смерти.",
    visa: "Страховая сумма и территория отвечают требованиям статьи 15 Регламента (ЕС) № 810/2009 (Визовый кодекс): не менее {{sum}} евро или эквивалент, все государства Шенгенской зоны.",
    assistance: "Помощь в поездке, круглосуточно",
    assistanceHint:
      "Позвоните до обращения к врачу, а если помощь нужна сразу — в течение суток, и назовите номер полиса.",
    verify: "Проверить полис",
    issued: "Выдан {{date}}",
  },
  tg: {
    heading: "Шаҳодатномаи суғурта",
    intro:
      "{{brand}} тасдиқ мекунад, ки шахсони зерин барои давраи суғуртаи зикршуда суғурта шудаанд.",
    number: "Полис",
    holder: "Суғурташаванда",
    period: "Давраи суғурта",
    days: "Рӯзҳои суғурта",
    oneTrip: "{{days}}, рӯзи аввал ва охир ҳам ба ҳисоб меравад",
    manyTrips: "Сафарҳои солона, ҳар яке то {{days}} рӯз",
    territory: "Ҳудуди амал",
    wholeSchengen: "ва тамоми минтақаи Шенген",
    insured: "Шахсони суғурташуда",
    name: "Насаб, ном, номи падар",
    birthDate: "Санаи таваллуд",
    document: "Ҳуҷҷат",
    citizenship: "Шаҳрвандӣ",
    addOnsTitle: "Инчунин суғурта шудааст",
    medical: "Хароҷоти тиббӣ",
    perPerson: "{{sum}} барои ҳар нафар",
    leisure: "Навъи истироҳат",
    calm: "Ором",
    sport: "Варзишӣ",
    addOns: {
      thingsSumAssured: "Ашёи шахсӣ",
      flatSumAssured: "Ҳимояи хона дар вақти сафар",
      neighborSumAssured: "Ҳамсояи нек",
      accSumAssured: "Ҳодисаи нохуш",
      flightDelaySign: "Таъхири парвоз зиёда аз 8 соат",
      baggageDelaySign: "Таъхири бағоҷ зиёда аз 48 соат",
      baggageLossSign: "Гум шудани бағоҷ",
      pregnantOption: "Оризаҳои ҳомиладорӣ",
      covid19Option: "Табобати Covid-19",
      sunOption: "Сӯхтагӣ аз офтоб ва гармизанӣ",
      alcoholicOption: "Осебҳо пас аз машруботи спиртӣ",
      poisoningOption: "Заҳролудшавӣ аз хӯрок",
      seaCreatureOption: "Тамос бо ҷонварони баҳрӣ",
    },
    notCovered: "Дар бар намегирад",
    exclusions: {
      planned: "табобати нақшавӣ ва бемориҳои пеш аз сафар маълум, ғайр аз ёрии аввал",
      alcoholAndDrugs: "ҳодисаҳо дар ҳолати мастӣ ва таҳти таъсири маводи нашъаовар",
      drugs: "ҳодисаҳо таҳти таъсири маводи нашъаовар",
      sport: "варзиш ва кӯҳнавардӣ",
    },
    includes:
      "Суғурта ёрии таъҷилии тиббӣ, табобати таъҷилӣ дар беморхона ва баргардонидан ба ватанро бо сабабҳои тиббӣ ё дар ҳолати марг дар бар мегирад.",
    visa: "Маблағи суғурта ва ҳудуди амал ба талаботи моддаи 15-и Низомномаи (ИА) № 810/2009 (Кодекси раводид) мувофиқанд: на камтар аз {{sum}} евро ё муодили он, ҳамаи давлатҳои минтақаи Шенген.",
    assistance: "Кумак дар сафар, шабонарӯзӣ",
    assistanceHint:
      "Пеш аз муроҷиат ба табиб занг занед, агар кумак дарҳол лозим бошад, дар давоми як шабонарӯз, ва рақами полисро гӯед.",
    verify: "Санҷидани полис",
    issued: "Дода шуд: {{date}}",
  },
  en: {
    heading: "Travel insurance certificate",
    intro:
      "This is to certify that {{brand}} insures the persons named below for the period of insurance stated.",
    number: "Policy",
    holder: "Policyholder",
    period: "Period of insurance",
    days: "Days of insurance",
    oneTrip: "{{days}}, first and last day included",
    manyTrips: "Multiple trips of up to {{days}} days each",
    territory: "Territorial validity",
    wholeSchengen: "and the whole Schengen Area",
    insured: "Insured persons",
    name: "Full name",
    birthDate: "Date of birth",
    document: "Document",
    citizenship: "Citizenship",
    addOnsTitle: "Also covered",
    medical: "Medical expenses",
    perPerson: "{{sum}} per person",
    leisure: "Activities",
    calm: "Non-sporting",
    sport: "Sport",
    addOns: {
      thingsSumAssured: "Personal belongings",
      flatSumAssured: "Home during the trip",
      neighborSumAssured: "Damage to neighbours",
      accSumAssured: "Personal accident",
      flightDelaySign: "Flight delay of more than 8 hours",
      baggageDelaySign: "Baggage delay of more than 48 hours",
      baggageLossSign: "Lost baggage",
      pregnantOption: "Pregnancy complications",
      covid19Option: "Treatment of Covid-19",
      sunOption: "Sunburn and heatstroke",
      alcoholicOption: "Injury after alcohol",
      poisoningOption: "Food poisoning",
      seaCreatureOption: "Contact with sea creatures",
    },
    notCovered: "Not covered",
    exclusions: {
      planned: "planned treatment and illnesses known before the trip, except first aid",
      alcoholAndDrugs: "events under the influence of alcohol or drugs",
      drugs: "events under the influence of drugs",
      sport: "sport and climbing",
    },
    includes:
      "The cover includes urgent medical attention, emergency hospital treatment, and repatriation for medical reasons or in the event of death.",
    visa: "This policy meets the cover and territorial requirements of Article 15, Regulation (EC) No 810/2009 (Visa Code): at least EUR {{sum}} or equivalent, valid in all Schengen States.",
    assistance: "Assistance, 24 hours a day",
    assistanceHint:
      "Call before you see a doctor, or within a day if help is needed at once, and give your policy number.",
    verify: "Verify the policy",
    issued: "Issued on {{date}}",
  },
};
