/** What is insured that is no person, in a line that reads the same in every language. */
export interface InsuredThing {
  readonly kind: "address" | "car" | "trip";
  readonly text: string;
}
