/** A model: name, first year, price of a new one today in thousand TJS, last year where it is over. */
export type ModelData = readonly [
  name: string,
  firstYear: number,
  newPriceThousands: number,
  lastYear?: number,
];

/** A make with its models. New ones are added at the end: a model's id counts from its place. */
export interface MakeData {
  readonly id: number;
  readonly name: string;
  readonly models: readonly ModelData[];
}
