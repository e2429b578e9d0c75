/** Fields by their names in the specification, each as a form value: a text, or a list of such entries. */
export type Values = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

/** Changes of a valid whole order, made on Monday 2 March 2026, and whether it is still valid. */
export interface OrderCase {
  readonly values: Values;
  readonly taken: boolean;
}
