import type { PolicyFile } from "@sughurta/contracts/policy";
import type { Language } from "@sughurta/domain";
import { policyCalendar } from "#src/sales/policies/calendar/policy-calendar.ts";
import type { PolicyWithProduct } from "#src/sales/ports/document-files.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Needs = Pick<Service, "config" | "now" | "store" | "documents">;

/** A file of a policy, and its language. */
export interface WantedFile {
  readonly policyWithProduct: PolicyWithProduct;
  readonly file: PolicyFile;
  readonly language: Language;
}

/** An opened file of a policy, ready to send. */
interface OpenedFile {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>;
  /** Length in bytes. */
  readonly length: number;
}

/** Media type and extension of each file. */
export const POLICY_FILE_TYPES = {
  document: { mediaType: "application/pdf", ending: "pdf" },
  calendar: { mediaType: "text/calendar; charset=utf-8", ending: "ics" },
} as const satisfies Record<PolicyFile, object>;

/** Prepares a file: draws a document that is not stored yet. Throws the same errors as opening it. */
export async function preparePolicyFile(
  { documents }: Pick<Service, "documents">,
  { policyWithProduct, file, language }: WantedFile,
): Promise<void> {
  if (file === "document") await documents.storedAs(policyWithProduct, language);
}

/** Opens a file of a policy. */
export async function openPolicyFile(
  service: Needs,
  { policyWithProduct, file, language }: WantedFile,
): Promise<OpenedFile> {
  const { documents, store } = service;
  if (file === "document") {
    const storedAs = await documents.storedAs(policyWithProduct, language);
    return { bytes: store.stream(storedAs), length: (await store.findSize(storedAs)) ?? 0 };
  }
  const bytes = new TextEncoder().encode(policyCalendar(service, policyWithProduct, language));
  return { bytes, length: bytes.byteLength };
}
