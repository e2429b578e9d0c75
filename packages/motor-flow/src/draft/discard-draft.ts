import type { ApiClient } from "@sughurta/api-client";
import { motorDraft } from "@sughurta/contracts/draft-names";
import type { MotorProduct } from "@sughurta/domain/motor";
import { type DraftNames, discardOrderDraft } from "@sughurta/order/draft";

/** Name of the draft of a kind of motor insurance. */
export function motorDraftNames(product: MotorProduct): DraftNames {
  const kind = motorDraft(product);
  return { kind, orderName: kind, choicesKey: `${kind}.choices` };
}

/** Deletes a half-filled motor order here and on the service, once it is paid or restarted. */
export function discardMotorDraft(client: ApiClient, product: MotorProduct): Promise<void> {
  return discardOrderDraft(client, motorDraftNames(product));
}
