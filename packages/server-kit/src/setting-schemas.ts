import * as z from "zod/mini";

/** A number within these bounds; the error message names them. */
export function numberFrom(from: number, to: number, rule = `a number from ${from} to ${to}`) {
  return z.coerce.number(rule).check(z.minimum(from, rule), z.maximum(to, rule));
}

/** A whole number within these bounds; the error message names the unit. */
export function wholeNumber(from: number, to: number, unit?: string) {
  const rule = `${unit === undefined ? "" : `${unit}, `}a whole number from ${from} to ${to}`;
  return numberFrom(from, to, rule).check(z.multipleOf(1, rule));
}

/** A non-empty text without surrounding spaces. */
export const text = z.string().check(z.trim(), z.minLength(1, "a text that is not empty"));

/** Such a text with a maximum length in characters. */
export const upTo = (most: number) => text.check(z.maxLength(most, `at most ${most} characters`));

/** A text of this pattern; the rule describes it in words. */
export const matching = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));

/** A secret that cannot be guessed. */
export const secret = z
  .string()
  .check(
    z.minLength(32, "at least 32 characters, for example the output of: openssl rand -hex 32"),
  );

/** A web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: "an address such as https://example.tj",
});

/** The same, without a trailing slash: paths are appended to it. */
export const baseAddress = z.pipe(
  webAddress,
  z.transform((url) => url.replace(/\/+$/, "")),
);

/** `on`, `true`, `1` or `off`, `false`, `0`. */
export const onOff = z.stringbool("on or off");

/** One of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `one of ${words.join(", ")}`);

/** Texts separated by commas. */
export const commaList = z.pipe(
  z.string(),
  z.transform((list) =>
    list
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** Codes of the offered languages, separated by commas; without duplicates. */
export const languageList = z
  .pipe(commaList, z.array(oneOf(["ru", "tg", "en"])))
  .check(
    z.refine(
      (codes) => codes.length > 0 && new Set(codes).size === codes.length,
      "one or more of ru, tg, en, none twice",
    ),
  );
