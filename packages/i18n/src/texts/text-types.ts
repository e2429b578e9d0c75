type PluralSuffix = "_zero" | "_one" | "_two" | "_few" | "_many" | "_other";

type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K;

/** Nested texts of one language: strings, grouped by meaning. */
export type TextTree = { readonly [key: string]: string | TextTree };

type TranslatedTree<T> = {
  readonly [K in keyof T as K extends `${string}${PluralSuffix}` ? never : K]: T[K] extends string
    ? string
    : TranslatedTree<T[K]>;
} & {
  readonly [K in keyof T & string as K extends `${string}${PluralSuffix}`
    ? `${WithoutPlural<K>}${"_one" | "_other"}`
    : never]: string;
};

/** Shape of the same texts in another language: every key, plurals as `_one` and `_other`. */
export type TextsLike<T> = TranslatedTree<T>;

/** Dotted keys of texts; the plural forms of a text are one key. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

/** Values for `{{name}}` in a text; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Whether a key has a text, also a key that only a server knows; `count` chooses the plural form. */
export type HasText = (key: string, values?: TextValues) => boolean;

/** Returns the text of a key in the translator's language. */
export type Translate<T> = {
  (key: TextKey<T>, values?: TextValues): string;
  readonly has: HasText;
};
