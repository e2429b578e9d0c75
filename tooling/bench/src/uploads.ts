import type { ApiClient } from "@sughurta/api-client";
import type { Row } from "@sughurta/bootstrap/print-table";
import { readMemory, resetPeak } from "@sughurta/bootstrap/process-figures";
import {
  continueClaimUpload,
  registerClaim,
  startClaimUpload,
  TUS_VERSION,
  uploadClaimFiles,
} from "@sughurta/contracts/claim";
import { CLAIM_FILES, maxFileBytes } from "@sughurta/domain";
import { Buyer } from "@sughurta/faults/buyer";
import type { Stage } from "./stage.ts";

const PIECE_BYTES = continueClaimUpload.bytes.maxBytes;

/** Head of the table of {@link measureUploads}. */
export const UPLOADS_HEAD: Row = [
  `${CLAIM_FILES.maxFiles} files of ${CLAIM_FILES.maxMegabytes} MB`,
  "s",
  "MB a second",
  "service, MB at most",
  "gateway, MB at most",
];

/** A file of the largest size that begins as a PDF does, and is like no other. */
function largestFile(index: number): File {
  const bytes = new Uint8Array(maxFileBytes(CLAIM_FILES)).fill(index + 1);
  bytes.set(new TextEncoder().encode("%PDF-1.4\n%%EOF\n"));
  return new File([bytes], `photos-${index}.pdf`, { type: "application/pdf" });
}

async function inPieces(client: ApiClient, claimId: string, file: File): Promise<void> {
  const tus = { "Tus-Resumable": TUS_VERSION };
  const name = Buffer.from(file.name).toString("base64");
  const started = await client.send(startClaimUpload, {
    params: { claimId },
    headers: { ...tus, "Upload-Length": String(file.size), "Upload-Metadata": `filename ${name}` },
  });
  if (started.status !== 201) throw new Error(`The upload was not begun: ${started.data.code}`);
  const params = { claimId, uploadId: started.data.id };
  for (let offset = 0; offset < file.size; offset += PIECE_BYTES) {
    const bytes = file.slice(offset, offset + PIECE_BYTES);
    const headers = { ...tus, "Upload-Offset": String(offset) };
    const response = await client.send(continueClaimUpload, { params, headers, bytes });
    if (response.status !== 204) throw new Error(`A piece was refused: ${response.data.code}`);
  }
}

async function whole(client: ApiClient, claimId: string, file: File): Promise<void> {
  const files = [{ part: "files", file }];
  const response = await client.send(uploadClaimFiles, { params: { claimId }, files });
  if (response.status !== 201) throw new Error(`A file was refused: ${response.data.code}`);
}

/** The most that one claim may have, through the gateway: in pieces, then by the specified call. */
export async function measureUploads({ siteUrl, apiUrl, api, site }: Stage): Promise<Row[]> {
  const { client } = await Buyer.arrive(siteUrl);
  const policyNumber = await aPolicyNumber(apiUrl);
  const files = Array.from({ length: CLAIM_FILES.maxFiles }, (_, index) => largestFile(index));
  const megabytes = CLAIM_FILES.maxFiles * CLAIM_FILES.maxMegabytes;
  const processes = [api, site].map(({ process }) => process.pid ?? 0);
  const before = processes.map((pid) => Math.round(readMemory(pid).now));
  const rows: Row[] = [["before", "", "", ...before]];
  for (const [road, send] of [
    ["in pieces of 1 MB", inPieces],
    ["whole", whole],
  ] as const) {
    const claimed = await client.send(registerClaim, {
      body: { ...registerClaim.examples.body, channel: "front", policyNumber },
    });
    if (claimed.status !== 201) throw new Error(`The claim was refused: ${claimed.data.code}`);
    for (const pid of processes) resetPeak(pid);
    const startedAt = performance.now();
    for (const file of files) await send(client, claimed.data.id, file);
    const seconds = (performance.now() - startedAt) / 1_000;
    const peaks = processes.map((pid) => Math.round(readMemory(pid).peak));
    rows.push([road, seconds.toFixed(1), (megabytes / seconds).toFixed(0), ...peaks]);
  }
  return rows;
}

/** A policy of the demonstration. */
async function aPolicyNumber(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/sandbox/demo`);
  const { policies } = (await response.json()) as { policies: readonly { number: string }[] };
  return policies[0]?.number ?? "";
}
