import { sealedOneTimeCodes } from "#src/desk/staff/staff-accounts.ts";
import { sealedUserRecords } from "#src/identity/user/user-records.ts";
import { sealedPersonRequests } from "#src/people/person-requests.ts";
import type { SealedColumn } from "#src/platform/database/sealed-column.ts";
import { sealedResponses } from "#src/platform/http/idempotency.ts";
import {
  sealedPreviousSecrets,
  sealedWebhookSecrets,
} from "#src/platform/webhook/webhook-destinations.ts";
import { sealedDrafts } from "#src/sales/orders/drafts.ts";
import { sealedPrefills } from "#src/sales/orders/partner-prefill.ts";

/** Everything in the database that `DRAFT_KEY` encrypts. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedUserRecords,
  sealedDrafts,
  sealedOneTimeCodes,
  sealedWebhookSecrets,
  sealedPreviousSecrets,
  sealedPrefills,
  sealedResponses,
  sealedPersonRequests,
];
