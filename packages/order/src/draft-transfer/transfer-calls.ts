import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import { createDraftTransfer, receiveDraft } from "@sughurta/contracts/draft";

/** Creates the token with which another device receives the saved draft; throws where there is none. */
export async function createTransferToken(client: ApiClient, kind: string): Promise<string> {
  const response = await client.send(createDraftTransfer, { params: { kind } });
  if (response.status !== 201) throw new Error("The service has no draft to transfer");
  return response.data.token;
}

/** Result of opening a link from another device. */
export type TransferredDraft =
  | { readonly kind: "transferred"; readonly content: string }
  /** Already used, expired, or of another kind. */
  | { readonly kind: "over" };

/** Receives the draft of another device in place of this one's; the same idempotency key repeats it safely. */
export async function transferDraft(
  client: ApiClient,
  kind: string,
  token: string,
  idempotencyKey: string,
): Promise<TransferredDraft> {
  const taken = await client.send(receiveDraft, { body: { token }, idempotencyKey });
  if (taken.status !== 200 || taken.data.kind !== kind) return { kind: "over" };
  const read = await readServiceDraft(client, kind);
  return read.kind === "found" ? { kind: "transferred", content: read.content } : { kind: "over" };
}
