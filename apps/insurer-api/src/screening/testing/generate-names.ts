import { latinSpelling } from "@sughurta/domain/person";
import type { NamedPerson } from "#src/platform/database/schema/sales.ts";
import type { SanctionsEntry } from "#src/platform/database/schema/screening.ts";

/** Scripts in which buyers type names. */
export const SCRIPTS = ["russian", "tajik", "latin"] as const;
export type Script = (typeof SCRIPTS)[number];

/** Given names, from which surnames are formed too: in Tajik, and as Russian documents spell them. */
const GIVEN: readonly (readonly [tajik: string, russian: string])[] = [
  ["Фаррух", "Фаррух"],
  ["Ҷамшед", "Джамшед"],
  ["Қурбоналӣ", "Курбонали"],
  ["Ғафур", "Гафур"],
  ["Муҳаммад", "Мухаммад"],
  ["Шӯҳрат", "Шухрат"],
  ["Абдулло", "Абдулло"],
  ["Ҳикматулло", "Хикматулло"],
  ["Бахтиёр", "Бахтиёр"],
  ["Далер", "Далер"],
  ["Зафар", "Зафар"],
  ["Илҳом", "Илхом"],
  ["Неъмат", "Негмат"],
  ["Парвиз", "Парвиз"],
  ["Рустам", "Рустам"],
  ["Саидҷон", "Саиджон"],
  ["Тоҳир", "Тохир"],
  ["Умед", "Умед"],
  ["Хуршед", "Хуршед"],
  ["Эҳсон", "Эхсон"],
  ["Юсуф", "Юсуф"],
  ["Маъруф", "Маруф"],
  ["Азиз", "Азиз"],
  ["Сӯҳроб", "Сухроб"],
  ["Нозим", "Нозим"],
  ["Раҳим", "Рахим"],
  ["Ҷӯра", "Джура"],
  ["Қодир", "Кодир"],
  ["Ғулом", "Гулом"],
  ["Назар", "Назар"],
  ["Холмурод", "Холмурод"],
  ["Шариф", "Шариф"],
  ["Ҳаким", "Хаким"],
  ["Бобо", "Бобо"],
  ["Давлат", "Давлат"],
  ["Зиё", "Зиё"],
  ["Исмоил", "Исмоил"],
  ["Мирзо", "Мирзо"],
  ["Олим", "Олим"],
  ["Пӯлод", "Пулод"],
  ["Собир", "Собир"],
  ["Тошмат", "Тошмат"],
  ["Усмон", "Усмон"],
  ["Файзулло", "Файзулло"],
  ["Ҳайдар", "Хайдар"],
  ["Аброр", "Аброр"],
  ["Баҳром", "Бахром"],
  ["Валӣ", "Вали"],
  ["Гадо", "Гадо"],
  ["Ёқуб", "Якуб"],
  ["Зокир", "Зокир"],
  ["Иброҳим", "Иброхим"],
  ["Комил", "Комил"],
  ["Лутфулло", "Лутфулло"],
  ["Манучеҳр", "Манучехр"],
  ["Наврӯз", "Навруз"],
  ["Ориф", "Ориф"],
  ["Раҷаб", "Раджаб"],
  ["Сафар", "Сафар"],
  ["Толиб", "Толиб"],
  ["Ӯктам", "Уктам"],
  ["Фирдавс", "Фирдавс"],
  ["Хайрулло", "Хайрулло"],
  ["Чоршанбе", "Чоршанбе"],
  ["Шамсиддин", "Шамсиддин"],
  ["Эраҷ", "Эрадж"],
  ["Амир", "Амир"],
  ["Беҳрӯз", "Бехруз"],
  ["Диловар", "Диловар"],
  ["Ҷаҳонгир", "Джахонгир"],
  ["Икром", "Икром"],
  ["Қаҳҳор", "Каххор"],
  ["Маҳмуд", "Махмуд"],
  ["Набӣ", "Наби"],
  ["Пирмат", "Пирмат"],
  ["Рӯзӣ", "Рузи"],
  ["Сирочиддин", "Сироджиддин"],
  ["Тағоӣ", "Тагои"],
  ["Убайдулло", "Убайдулло"],
  ["Ҳасан", "Хасан"],
  ["Алишер", "Алишер"],
  ["Ҷалил", "Джалил"],
  ["Мустафо", "Мустафо"],
  ["Нурулло", "Нурулло"],
  ["Ҳотам", "Хотам"],
];

/** A generator of numbers below a limit that repeats itself by its seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Endings of surnames and patronymics after a vowel and after a consonant. */
const withEnding = (stem: string, afterVowel: string, afterConsonant: string) =>
  stem + (/[аеёиоуӯӣюяэ]$/i.test(stem) ? afterVowel : afterConsonant);

/** A person as each script writes the name. */
export type Spellings = Readonly<Record<Script, NamedPerson>>;

/** A generated person. */
export function aPerson(next: (below: number) => number): Spellings {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[next(values.length)];
    if (value === undefined) throw new Error("There is nothing to pick from");
    return value;
  };
  const [surname, given, father] = [pick(GIVEN), pick(GIVEN), pick(GIVEN)];
  const two = (value: number) => String(value).padStart(2, "0");
  const birthDate = `${1950 + next(55)}-${two(1 + next(12))}-${two(1 + next(28))}`;
  const docNumber = String(400_000_000 + next(99_999_999));
  const inScript = (at: 0 | 1): NamedPerson => ({
    lastName: withEnding(surname[at], "ев", "ов"),
    firstName: given[at],
    patronymic: withEnding(father[at], "евич", "ович"),
    birthDate,
    docNumber,
  });
  const tajik = inScript(0);
  const latin = (text: string) => latinSpelling(text) ?? text;
  return {
    tajik,
    russian: inScript(1),
    latin: {
      ...tajik,
      lastName: latin(tajik.lastName),
      firstName: latin(tajik.firstName),
      patronymic: latin(tajik.patronymic),
    },
  };
}

/** How lists write Latin names otherwise than passports. */
const OTHER_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/kh/g, "h"],
  [/gh/g, "g"],
  [/q/g, "k"],
  [/j/g, "dzh"],
  [/ov$/, "off"],
  [/yo/g, "io"],
  [/u/g, "oo"],
  [/y/g, "i"],
  [/d$/, "dd"],
];

/** The same person as another document or a hurried buyer writes the name. */
export const VARIATIONS = {
  asWritten: (person) => person,
  swappedOrder: (person) => ({
    ...person,
    lastName: person.firstName,
    firstName: person.lastName,
  }),
  noPatronymic: (person) => ({ ...person, patronymic: "" }),
  oneTypo: (person, next) => ({ ...person, lastName: mistyped(person.lastName, next) }),
  otherSpelling: (person) => ({
    ...person,
    lastName: spelledOtherwise(person.lastName),
    firstName: spelledOtherwise(person.firstName),
    patronymic: spelledOtherwise(person.patronymic),
  }),
} as const satisfies Record<
  string,
  (person: NamedPerson, next: (below: number) => number) => NamedPerson
>;

export type Variation = keyof typeof VARIATIONS;

/** A word with one letter missing, doubled, replaced, or swapped with the next one. */
function mistyped(word: string, next: (below: number) => number): string {
  const at = 1 + next(word.length - 2);
  const [letter = "", following = ""] = [word[at], word[at + 1]];
  const neighbour = /\p{Script=Latin}/u.test(letter) ? "e" : "е";
  const changed = ["", letter + letter, neighbour, following + letter];
  const kind = next(changed.length);
  return word.slice(0, at) + (changed[kind] ?? "") + word.slice(at + (kind === 3 ? 2 : 1));
}

/** A Latin word in another transliteration; a Cyrillic one without Tajik letters. */
const spelledOtherwise = (word: string): string =>
  /\p{Script=Latin}/u.test(word)
    ? OTHER_SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word)
    : [...word].map((letter) => PLAIN[letter] ?? letter).join("");

const PLAIN: Readonly<Record<string, string>> = {
  ғ: "г",
  Ғ: "Г",
  ӣ: "и",
  қ: "к",
  Қ: "К",
  ӯ: "у",
  ҳ: "х",
  Ҳ: "Х",
  ҷ: "дж",
  Ҷ: "Дж",
  ё: "е",
  ъ: "",
};

/** The entry of a person: the passport's name, sometimes an alias, the birth date or its year, sometimes a document. */
export function anEntry(
  { latin, russian }: Spellings,
  reference: string,
  next: (below: number) => number,
): SanctionsEntry {
  const full = (person: NamedPerson) => `${person.firstName} ${person.lastName}`;
  const [hasAlias, dates, hasDocument] = [next(3) === 0, next(4), next(4) === 0];
  return {
    reference,
    names: [`${full(latin)} ${next(2) === 0 ? latin.patronymic : ""}`.trim()].concat(
      hasAlias ? [full(russian)] : [],
    ),
    birthDates: dates < 2 ? [latin.birthDate] : dates === 2 ? [latin.birthDate.slice(0, 4)] : [],
    documents: hasDocument && latin.docNumber ? [latin.docNumber] : [],
  };
}
