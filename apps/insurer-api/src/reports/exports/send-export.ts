import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExportTarget } from "#src/platform/config/export-settings.ts";
import type { ExportDelivery } from "#src/platform/database/schema/reports.ts";
import { createS3Client } from "#src/platform/files/s3/s3-client.ts";
import type { Attachment } from "#src/platform/outbox/message-sender.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { exportMailTexts } from "./export-mail-texts.ts";

type Needs = Pick<Service, "config" | "senders">;

/** A file that is too large for most mail servers. */
const MAX_MAIL_BYTES = 10_000_000;

/** Why a file could not be sent; another try may succeed. */
export class ExportError extends Error {
  readonly code: "noMailServer" | "tooLargeForMail";

  constructor(code: ExportError["code"]) {
    super(code);
    this.code = code;
  }
}

/** Writes a file to a place; the same file again replaces it. Throws if that fails. */
export async function sendExport(
  service: Needs,
  target: ExportTarget,
  delivery: ExportDelivery,
  file: Attachment,
): Promise<void> {
  if (target.kind === "storage") {
    await createS3Client(target.storage).put(file.name, file.content);
  } else if (target.kind === "folder") {
    await mkdir(target.folder, { recursive: true, mode: 0o700 });
    const path = join(target.folder, file.name);
    // Other programs read the folder: they never find half a file.
    await writeFile(`${path}.part`, file.content, { mode: 0o600 });
    await rename(`${path}.part`, path);
  } else {
    await sendMail(service, delivery, file);
  }
}

async function sendMail(
  { config, senders }: Needs,
  { id, kind, firstDay, lastDay, target: recipient, createdAt }: ExportDelivery,
  file: Attachment,
): Promise<void> {
  if (!senders.mail) throw new ExportError("noMailServer");
  if (file.content.byteLength > MAX_MAIL_BYTES) throw new ExportError("tooLargeForMail");
  const [language = "ru"] = config.languages;
  const { subject, body } = exportMailTexts(language, kind, { from: firstDay, to: lastDay });
  const message = {
    id,
    dedupeKey: id,
    channel: "mail",
    recipient,
    language,
    subject,
    body,
  } as const;
  await senders.mail.send(
    {
      ...message,
      policyNumber: null,
      aboutOrder: null,
      aboutPolicy: null,
      urgent: false,
      state: "waiting",
      attempts: 0,
      lastFailure: "",
      held: false,
      unsubscribeUrl: null,
      usefulUntil: null,
      sentAt: null,
      createdAt,
    },
    [file],
  );
}
