const ru = {
  buyer: "Покупатель",
  before: "Сейчас",
  after: "Станет",
  difference: "Разница",
  same: "без изменений",
  caption: "Десять типичных покупателей",
  notSold: "не продаётся",
  days: "дней",
  people: "человек",
  multi: "поездки весь год",
  nonResident: "владелец живёт не в Таджикистане",
  carAge: "возраст машины, лет",
  drivers: { oneNew: "один начинающий водитель", anybody: "любой водитель" } satisfies Readonly<
    Record<"oneNew" | "anybody", string>
  >,
};

const tg: typeof ru = {
  buyer: "Харидор",
  before: "Ҳоло",
  after: "Мешавад",
  difference: "Фарқ",
  same: "бетағйир",
  caption: "Даҳ харидори маъмулӣ",
  notSold: "фурӯхта намешавад",
  days: "рӯз",
  people: "нафар",
  multi: "сафарҳои зиёд",
  nonResident: "соҳибаш дар Тоҷикистон зиндагӣ намекунад",
  carAge: "синни мошин, сол",
  drivers: { oneNew: "як ронандаи навомӯз", anybody: "ҳар ронанда" },
};

const en: typeof ru = {
  buyer: "Buyer",
  before: "Now",
  after: "Then",
  difference: "Difference",
  same: "unchanged",
  caption: "Ten typical buyers",
  notSold: "not on sale",
  days: "days",
  people: "people",
  multi: "many trips",
  nonResident: "the owner does not live in Tajikistan",
  carAge: "age of the car, years",
  drivers: { oneNew: "one new driver", anybody: "any driver" },
};

/** Texts of the table of prices before and after a change. */
export const buyerTexts = { ru, tg, en };
