/** Fields by the names that the specification gives them, each as a form holds it: a text, or a list of such entries. */
export type Values = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** Changes of a whole order that keeps the rules, made on Monday 2 March 2026, and whether it still does. */
export interface OrderCase {
  readonly values: Values;
  readonly taken: boolean;
}
