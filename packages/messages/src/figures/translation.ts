type Plural = "one" | "few" | "many" | "other";

/** A code without the plural form of its sentence: `phoneTooLong_few` → `phoneTooLong`. */
export type CodeOf<Key> = Key extends `${infer Code}_${Plural}` ? Code : Key;

/** Keys of a language with the plural forms `one` and `other` for the keys of a Russian text. */
export type Translation<Texts> = {
  [Key in keyof Texts as Key extends `${string}_few`
    ? never
    : Key extends `${infer Code}_many`
      ? `${Code}_other`
      : Key]: string;
};
