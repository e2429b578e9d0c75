import type { Language } from "@sughurta/domain";
import type { TravelAddOn } from "@sughurta/domain/travel";

/** Words of the certificate. */
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
    intro: "{{brand}} подтверждает, что названные ниже люди застрахованы на время поездки.",
    number: "Полис",
    holder: "Страхователь",
    period: "Период страхования",
    days: "Дней страхования",
    oneTrip: "{{days}}, оба крайних дня включены",
    manyTrips: "Много поездок, каждая до {{days}} дней",
    territory: "Территория",
    wholeSchengen: "и вся Шенгенская зона",
    insured: "Застрахованные",
    name: "Фамилия, имя, отчество",
    birthDate: "Дата рождения",
    document: "Документ",
    citizenship: "Гражданство",
    addOnsTitle: "Дополнительно застраховано",
    medical: "Медицинские расходы",
    perPerson: "{{sum}} на человека",
    leisure: "Отдых",
    calm: "Спокойный",
    sport: "Активный и спорт",
    addOns: {
      thingsSumAssured: "Личные вещи",
      flatSumAssured: "Жильё на время поездки",
      neighborSumAssured: "Добрые соседи",
      accSumAssured: "Несчастный случай",
      flightDelaySign: "Задержка рейса более 8 часов",
      baggageDelaySign: "Задержка багажа более 48 часов",
      baggageLossSign: "Потеря багажа",
      pregnantOption: "Осложнения беременности",
      covid19Option: "Лечение Covid-19",
      sunOption: "Солнечные ожоги",
      alcoholicOption: "Случаи после алкоголя",
      poisoningOption: "Пищевые отравления",
      seaCreatureOption: "Контакт с морскими обитателями",
    },
    includes:
      "Покрытие включает неотложную медицинскую помощь, лечение в больнице и возвращение на родину по медицинским причинам или в случае смерти.",
    visa: "Сумма и территория отвечают требованиям к страховке для шенгенской визы: не менее 30 000 евро, вся Шенгенская зона (статья 15 Визового кодекса ЕС, Регламент 810/2009).",
    assistance: "Помощь в поездке, круглосуточно",
    assistanceHint: "Позвоните до обращения к врачу, если это возможно, и назовите номер полиса.",
    verify: "Проверить полис",
    issued: "Выдан {{date}}",
  },
  tg: {
    heading: "Шаҳодатномаи суғурта",
    intro: "{{brand}} тасдиқ мекунад, ки шахсони зерин барои вақти сафар суғурта шудаанд.",
    number: "Полис",
    holder: "Суғурташаванда",
    period: "Давраи суғурта",
    days: "Рӯзҳои суғурта",
    oneTrip: "{{days}}, рӯзҳои аввал ва охир дохиланд",
    manyTrips: "Сафарҳои зиёд, ҳар яке то {{days}} рӯз",
    territory: "Ҳудуд",
    wholeSchengen: "ва тамоми минтақаи Шенген",
    insured: "Шахсони суғурташуда",
    name: "Насаб, ном, номи падар",
    birthDate: "Санаи таваллуд",
    document: "Ҳуҷҷат",
    citizenship: "Шаҳрвандӣ",
    addOnsTitle: "Инчунин суғурта шудааст",
    medical: "Хароҷоти тиббӣ",
    perPerson: "{{sum}} ба ҳар кас",
    leisure: "Истироҳат",
    calm: "Ором",
    sport: "Фаъол ва варзиш",
    addOns: {
      thingsSumAssured: "Чизҳои шахсӣ",
      flatSumAssured: "Манзил дар вақти сафар",
      neighborSumAssured: "Ҳамсояҳои хуб",
      accSumAssured: "Ҳодисаи нохуш",
      flightDelaySign: "Таъхири парвоз зиёда аз 8 соат",
      baggageDelaySign: "Таъхири бағоҷ зиёда аз 48 соат",
      baggageLossSign: "Гум шудани бағоҷ",
      pregnantOption: "Оризаҳои ҳомиладорӣ",
      covid19Option: "Табобати Covid-19",
      sunOption: "Сӯхтагӣ аз офтоб",
      alcoholicOption: "Ҳодисаҳо пас аз машрубот",
      poisoningOption: "Заҳролудшавӣ аз хӯрок",
      seaCreatureOption: "Тамос бо ҷонварони баҳрӣ",
    },
    includes:
      "Суғурта ёрии таъҷилии тиббӣ, табобат дар беморхона ва баргардонидан ба ватанро бо сабабҳои тиббӣ ё дар ҳолати марг дар бар мегирад.",
    visa: "Маблағ ва ҳудуд ба талаботи суғурта барои раводиди Шенген мувофиқанд: на камтар аз 30 000 евро, тамоми минтақаи Шенген (моддаи 15-и Кодекси раводиди ИА, Низомномаи 810/2009).",
    assistance: "Кумак дар сафар, шабонарӯзӣ",
    assistanceHint:
      "Агар имкон бошад, пеш аз муроҷиат ба духтур занг занед ва рақами полисро гӯед.",
    verify: "Санҷидани полис",
    issued: "Дода шуд: {{date}}",
  },
  en: {
    heading: "Travel insurance certificate",
    intro: "{{brand}} certifies that the persons named below are insured for the time of travel.",
    number: "Policy",
    holder: "Policyholder",
    period: "Period of insurance",
    days: "Days of insurance",
    oneTrip: "{{days}}, first and last day included",
    manyTrips: "Multiple trips of up to {{days}} days each",
    territory: "Territory",
    wholeSchengen: "and the whole Schengen Area",
    insured: "Insured persons",
    name: "Full name",
    birthDate: "Date of birth",
    document: "Document",
    citizenship: "Citizenship",
    addOnsTitle: "Also covered",
    medical: "Medical expenses",
    perPerson: "{{sum}} per person",
    leisure: "Leisure",
    calm: "Calm",
    sport: "Active leisure and sport",
    addOns: {
      thingsSumAssured: "Personal belongings",
      flatSumAssured: "Home during the trip",
      neighborSumAssured: "Good neighbours",
      accSumAssured: "Personal accident",
      flightDelaySign: "Flight delay of more than 8 hours",
      baggageDelaySign: "Baggage delay of more than 48 hours",
      baggageLossSign: "Loss of baggage",
      pregnantOption: "Complications of pregnancy",
      covid19Option: "Treatment of Covid-19",
      sunOption: "Sunburn",
      alcoholicOption: "Events after alcohol",
      poisoningOption: "Food poisoning",
      seaCreatureOption: "Contact with sea creatures",
    },
    includes:
      "The cover includes urgent medical attention, emergency hospital treatment, and repatriation for medical reasons or in the event of death.",
    visa: "Sum and territory meet the insurance requirements of a Schengen visa: at least EUR 30,000, the whole Schengen Area (Article 15 of the Visa Code, Regulation (EC) No 810/2009).",
    assistance: "Assistance, 24 hours a day",
    assistanceHint: "Call before you see a doctor where possible, and tell the policy number.",
    verify: "Verify the policy",
    issued: "Issued on {{date}}",
  },
};
