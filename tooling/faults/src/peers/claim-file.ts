import { randomUUID } from "node:crypto";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { Buyer } from "../buyer.ts";

/** The file of a claim. */
export const REPORT = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/** Registers a claim on a policy, with a file; returns its id. */
export async function claimWithFile(siteUrl: string, policyNumber: string): Promise<string> {
  const { client } = await Buyer.arrive(siteUrl);
  const body = { ...registerClaim.examples.body, policyNumber };
  const registered = await client.send(registerClaim, { body, idempotencyKey: randomUUID() });
  if (registered.status !== 201) throw new Error(`No claim: ${registered.status}`);
  const { id: claimId } = registered.data;
  const file = new File([REPORT], "report.pdf", { type: "application/pdf" });
  const sent = await client.send(uploadClaimFiles, {
    params: { claimId },
    files: [{ part: "files", file }],
    idempotencyKey: randomUUID(),
  });
  if (sent.status !== 201) throw new Error(`The file was not taken: ${sent.status}`);
  return claimId;
}
