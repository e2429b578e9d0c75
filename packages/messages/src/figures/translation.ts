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

/** A sum grouped by thousands: `30 000`. */
const grouped = (sum: number) => String(sum).replace(/\B(?=(?:\d{3})+$)/g, " ");

/** Sums to choose from: `30 000, 50 000 or 75 000`. */
export function oneOf(sums: readonly number[], or: string): string {
  const last = sums.length - 1;
  return `${sums.slice(0, last).map(grouped).join(", ")} ${or} ${sums.slice(last).map(grouped).join("")}`;
}
