import type { Claim, ClaimFile } from "#src/platform/database/schema/service.ts";
import type { NewWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";

const getSubject = (claimId: string) => `claim:${claimId}`;

export function claimRegistered(registered: Claim): NewWebhookEvent {
  const { id, fullName, policyNumber, note, phone, email, channel, language, createdAt } =
    registered;
  return {
    type: "claim.registered",
    subject: getSubject(id),
    data: {
      id,
      policyNumber,
      fullName,
      phone,
      email,
      channel,
      language,
      note,
      registeredAt: createdAt.toISOString(),
    },
  };
}

export function claimFileAdded(file: ClaimFile): NewWebhookEvent {
  const { id, claimId, name, mediaType, sizeBytes, sha256, createdAt } = file;
  return {
    type: "claim.file_added",
    subject: getSubject(claimId),
    data: { id, claimId, name, mediaType, sizeBytes, sha256, addedAt: createdAt.toISOString() },
  };
}
