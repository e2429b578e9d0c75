/** Minimum number of characters of a new password, in code points. */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum number of characters of a password. */
export const PASSWORD_MAX_LENGTH = 200;

const MIN_DIFFERENT_CHARACTERS = 4;
/** A date or a phone number is all digits too. */
const MAX_GUESSABLE_NUMBER = 12;

/** Rows of keys and other sequences. */
const SEQUENCES = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "qwertyuiopasdfghjklzxcvbnm",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "йцукенгшщзхъфывапролджэячсмитьбю",
].flatMap((row) => [row, [...row].reverse().join("")]);

/** Base words of the most common passwords, with digits before or after them. */
const COMMON_WORDS = new Set(
  `abc access admin administrator alexander asdf baseball batman charlie computer cookie dragon dushanbe football
  freedom hello hottie iloveu iloveyou internet jordan khujand killer letmein liverpool login loveme lovely
  marina master michael monkey natasha parol pass passport passw password pokemon princess privet qwert qwerty
  qwertyu qwertyuiop salom samsung secret shadow soccer spartak starwars strahovka sughurta summer sunshine
  superman tajik tajikistan test tojikiston trustno user welcome whatever zxcvbn zxcvbnm
  админ безопасность душанбе любовь марина наташа пароль парол привет салом секрет спартак страховка суғурта
  таджикистан тоҷикистон хуҷанд худжанд йцукен`.split(/\s+/),
);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Error of a new password. */
export type NewPasswordViolation = "passwordTooShort" | "passwordTooCommon" | "tooLong";

/**
 * Why a password is refused: too short, too common, or too long. Spaces belong to a password and are never trimmed, but
 * are not counted in its length (SPEC-20).
 */
export function newPasswordViolation(password: string): NewPasswordViolation | undefined {
  const characters = [...password.normalize("NFKC").toLowerCase()].filter((one) => /\S/u.test(one));
  if (characters.length < PASSWORD_MIN_LENGTH) return "passwordTooShort";
  if (password.length > PASSWORD_MAX_LENGTH) return "tooLong";
  return isCommon(characters) ? "passwordTooCommon" : undefined;
}

function isCommon(characters: readonly string[]): boolean {
  const text = characters.join("");
  return (
    new Set(characters).size < MIN_DIFFERENT_CHARACTERS ||
    (/^\d+$/.test(text) && text.length <= MAX_GUESSABLE_NUMBER) ||
    SEQUENCES.some((row) => row.includes(text)) ||
    isRepeated(text) ||
    wordsIn(text).some((word) => COMMON_WORDS.has(word))
  );
}

/** A short text repeated twice or more, such as `asdfasdf`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/u.test(text);
}

/** The word in a text with digits and other characters around it, also with digits for letters: `P@ssw0rd1!`. */
function wordsIn(text: string): string[] {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const letters = (part: string) => [...part].map((one) => LOOK_ALIKES[one] ?? one).join("");
  return [bare, letters(bare), letters(text)];
}
