import { createDownload, openDownload, type PolicyFile } from "@sughurta/contracts/policy";
import type { ApiClient } from "./client-types.ts";
import { getAddress, type SentResponseOf } from "./request.ts";

/** A file of a policy, in one of the languages. */
export interface WantedPolicyFile {
  readonly policyNumber: string;
  readonly file: PolicyFile;
  readonly language: "ru" | "tg" | "en";
}

/**
 * Has a policy file prepared and starts its download from a real address, which in-app browsers and download managers
 * open as well. Returns 201 once the download has started, or the refusal; throws what {@link ApiClient.send} throws.
 */
export async function downloadPolicyFile(
  client: ApiClient,
  { policyNumber, file, language }: WantedPolicyFile,
): Promise<SentResponseOf<typeof createDownload>> {
  const body = { file, policyNumber, lang: language };
  const response = await client.send(createDownload, { body });
  if (response.status === 201) {
    const { ticket } = response.data;
    const link = document.createElement("a");
    link.href = getAddress(openDownload.path, { params: { ticket } }, client);
    // The response names the file; without the attribute the browser would ask whether to leave the page.
    link.download = "";
    link.click();
  }
  return response;
}
