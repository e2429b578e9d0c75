/** Models by make, `"Hilux, Hiace"`, that are of a kind besides being cars. */
export type VanData = Readonly<Record<"truck" | "bus", Readonly<Record<string, string>>>>;

/** A make with its models. */
export interface MakeData {
  readonly name: string;
  /**
   * Models by what a new one of their kind costs today, thousand TJS, each with its first and last year of
   * production: `"Camry 1982-, Avalon 1994-2022"`; without a last year it is still built.
   */
  readonly models: Readonly<Record<number, string>>;
}
