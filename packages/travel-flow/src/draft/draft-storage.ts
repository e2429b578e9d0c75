import type { ApiClient } from "@sughurta/api-client";
import { readDraft, saveDraft, TRAVEL_DRAFT } from "@sughurta/contracts";
import type { HowOften } from "../order/order-values.ts";
import { CHOICES_KEY, keepInBrowser } from "./discard-draft.ts";
import { type KeptChoices, type KeptIdentity, readChoices, readIdentity } from "./travel-draft.ts";

const HOW_OFTEN_KEY = "sughurta.travel.howOften";

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What this browser kept of an order, if it is fresh. */
export function keptChoices(): KeptChoices | undefined {
  return readChoices(read(CHOICES_KEY), Date.now());
}

/** Keeps the choices of an order in this browser (decision 30). */
export function keepChoices(choices: KeptChoices): void {
  keepInBrowser(CHOICES_KEY, JSON.stringify(choices));
}

/** One trip or many, as it was chosen last on this device (S1 §4). */
export function keptHowOften(): HowOften {
  return read(HOW_OFTEN_KEY) === "1" ? "1" : "0";
}

/** Remembers one trip or many on this device (S1 §4). */
export function keepHowOften(howOften: HowOften): void {
  keepInBrowser(HOW_OFTEN_KEY, howOften);
}

/** What the service says of a half-filled order. */
export type ServiceDraft =
  | { readonly kind: "found"; readonly identity: KeptIdentity }
  | { readonly kind: "none" }
  /** Its order was paid, here or on another device. */
  | { readonly kind: "paid" };

/** Who the people of a half-filled order are, from the service. */
export async function keptIdentity(client: ApiClient, signal: AbortSignal): Promise<ServiceDraft> {
  const answer = await client.send(readDraft, { params: { kind: TRAVEL_DRAFT }, signal });
  if (answer.status !== 200) return { kind: answer.data.code === "draftPaid" ? "paid" : "none" };
  const identity = readIdentity(answer.data.content);
  return identity ? { kind: "found", identity } : { kind: "none" };
}

/** Keeps a whole order on the service, encrypted for 24 hours: who the people are stays nowhere else (decision 30). */
export async function keepWholeDraft(client: ApiClient, content: string): Promise<void> {
  await client.send(saveDraft, {
    params: { kind: TRAVEL_DRAFT },
    body: { content },
    keepalive: true,
  });
}
