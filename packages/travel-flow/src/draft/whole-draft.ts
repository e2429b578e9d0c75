import type { TravelOrderValues } from "../order/order-values.ts";
import {
  identityOf,
  type KeptChoices,
  type KeptIdentity,
  readChoices,
  readIdentity,
} from "./travel-draft.ts";

/** A half-filled order with nothing left out: what another device goes on with. */
export interface WholeDraft {
  readonly choices: KeptChoices;
  readonly identity: KeptIdentity;
}

/** The whole of an order for the service, JSON text: the choices travel with who the people are. */
export function wholeDraftOf(values: TravelOrderValues, choices: KeptChoices): string {
  return JSON.stringify({ ...JSON.parse(identityOf(values)), choices });
}

/** Reads a whole order; `undefined` where the choices are missing or another version wrote it. */
export function readWholeDraft(text: string, nowMs: number): WholeDraft | undefined {
  const identity = readIdentity(text);
  if (identity === undefined) return undefined;
  // The clock of the other device may be wrong: the service has counted the day.
  const kept = { ...JSON.parse(text).choices, savedAtMs: nowMs };
  const choices = readChoices(JSON.stringify(kept), nowMs);
  return choices && { choices, identity };
}
