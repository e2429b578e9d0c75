import { consent, dates, mistakes, person } from "./answers.tsx";
import type { Drawings } from "./drawing.ts";
import { claim, movingPrice, waiting } from "./money.tsx";
import { code, empty, offline } from "./trouble.tsx";

/** The pictures of each pattern, by its name. */
export const DRAWINGS: Readonly<Record<string, Drawings>> = {
  "A person": person,
  Dates: dates,
  "A moving price": movingPrice,
  Mistakes: mistakes,
  Offline: offline,
  "A code by SMS": code,
  "Waiting for payment": waiting,
  Empty: empty,
  "Following a claim": claim,
  Consent: consent,
};
