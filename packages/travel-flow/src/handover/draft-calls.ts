import type { ApiClient } from "@sughurta/api-client";
import { handOverDraft, readDraft, TRAVEL_DRAFT, takeOverDraft } from "@sughurta/contracts";
import { readWholeDraft } from "@sughurta/order";
import { type TravelDraft, travelDraft } from "../draft/travel-draft.ts";

/** Token with which another device takes over what the service keeps; throws where it keeps nothing. */
export async function draftToken(client: ApiClient): Promise<string> {
  const answer = await client.send(handOverDraft, { params: { kind: TRAVEL_DRAFT } });
  if (answer.status !== 201) throw new Error("The service keeps no draft to hand over");
  return answer.data.token;
}

/** What became of a link from another device. */
export type TakenDraft =
  | { readonly kind: "taken"; readonly draft: TravelDraft }
  /** Used already, too old, or of something else. */
  | { readonly kind: "over" };

/** Takes over the order of another device in place of an own one; the same key repeats it safely. */
export async function takeDraft(
  client: ApiClient,
  token: string,
  idempotencyKey: string,
): Promise<TakenDraft> {
  const taken = await client.send(takeOverDraft, { body: { token }, idempotencyKey });
  if (taken.status !== 200 || taken.data.kind !== TRAVEL_DRAFT) return { kind: "over" };
  const read = await client.send(readDraft, { params: { kind: TRAVEL_DRAFT } });
  const draft =
    read.status === 200 ? readWholeDraft(travelDraft, read.data.content, Date.now()) : undefined;
  return draft ? { kind: "taken", draft } : { kind: "over" };
}
