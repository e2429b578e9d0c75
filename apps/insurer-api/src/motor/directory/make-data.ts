/** A make with its models. */
export interface MakeData {
  readonly name: string;
  /**
   * Models by what a new one of their kind costs today, thousand TJS, each with its first and last year of
   * production: `"Camry 1982-, Avalon 1994-2022"`; without a last year it is still built.
   */
  readonly models: Readonly<Record<number, string>>;
}

/** Kinds of vehicle as they are sent (S2 §3, decision 47). */
export const VEHICLE_TYPES = { car: 0, bus: 1, truck: 2, tractor: 3, motorcycle: 4 } as const;
export type VehicleType = (typeof VEHICLE_TYPES)[keyof typeof VEHICLE_TYPES];
