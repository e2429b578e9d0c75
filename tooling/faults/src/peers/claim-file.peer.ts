import { randomUUID } from "node:crypto";
import { freePort } from "@sughurta/bootstrap/free-port";
import { startTestSite, type TestSite } from "@sughurta/bootstrap/test-site";
import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { type RunningClamd, startClamd } from "@sughurta/insurer-api/testing/start-clamd";
import { type RunningSwift, startSwift } from "@sughurta/insurer-api/testing/start-swift";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { Buyer, boxOnSale, buyBox } from "../buyer.ts";

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const SCANNED_WITHIN_MS = 120_000;

let swift: RunningSwift;
let clamd: RunningClamd;
let site: TestSite;
let deskUrl: string;

beforeAll(async () => {
  [swift, clamd] = await Promise.all([startSwift(), startClamd()]);
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = swift.settings;
  const deskPort = await freePort();
  deskUrl = `http://127.0.0.1:${deskPort}`;
  site = await startTestSite([], {
    STORAGE_URL: `s3://${bucket}/shop`,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SCANNER_URL: `tcp://127.0.0.1:${clamd.tcp.port}`,
    DESK_PORT: String(deskPort),
    DESK_URL: deskUrl,
  });
});
afterAll(async () => {
  await site?.stop();
  await clamd?.stop();
  await swift?.stop();
});

/** A claim about a new policy, with a file that came while the scanner was as it is. */
async function aClaimWithFile(): Promise<string> {
  const policyNumber = await buyBox(site.siteUrl, await boxOnSale(site.siteUrl));
  const { client } = await Buyer.arrive(site.siteUrl);
  const body = { ...registerClaim.examples.body, policyNumber };
  const registered = await client.send(registerClaim, { body, idempotencyKey: randomUUID() });
  if (registered.status !== 201) throw new Error(`No claim: ${registered.status}`);
  const { id: claimId } = registered.data;
  const file = new File([PDF], "report.pdf", { type: "application/pdf" });
  const files = [{ part: "files", file }] as const;
  const idempotencyKey = randomUUID();
  const sent = await client.send(uploadClaimFiles, { params: { claimId }, files, idempotencyKey });
  expect(sent.status).toBe(201);
  return claimId;
}

/** Somebody of claims at the desk, as their browser; the code comes from the sandbox, in place of a telephone. */
async function claimsDesk() {
  const logins = await (await fetch(`${site.apiUrl}/sandbox/desk?lang=en`)).text();
  const [, password = "", code = ""] =
    /<h2>claims<\/h2>[\s\S]*?<dd>([^<]+)<\/dd>[\s\S]*?<dd>(\d+)<\/dd>/.exec(logins) ?? [];
  const post = (path: string, fields: Record<string, string>, Cookie = "") =>
    fetch(`${deskUrl}${path}`, {
      method: "POST",
      headers: { Origin: deskUrl, Cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const signedIn = await post("/sign-in", { name: "claims", password, code });
  const [Cookie = ""] = (signedIn.headers.get("set-cookie") ?? "").split(";");
  return {
    open: (claimId: string) =>
      post(
        `/personal/claim/${claimId}`,
        { decision: randomUUID(), reason: "To read the report" },
        Cookie,
      ),
    page: async (claimId: string) =>
      (await fetch(`${deskUrl}/claims/${claimId}?lang=en`, { headers: { Cookie } })).text(),
    read: (path: string) => fetch(`${deskUrl}${path}`, { headers: { Cookie } }),
  };
}

it("a file of a claim goes through the gateway into the storage, waits for a dead scanner, and is served at the desk", async () => {
  await clamd.end();
  const claimId = await aClaimWithFile();
  const desk = await claimsDesk();
  expect((await desk.open(claimId)).status).toBe(303);
  const waiting = await desk.page(claimId);
  expect(waiting).toContain("report.pdf");
  expect(waiting).not.toMatch(/href="[^"]*\/files\//);
  await clamd.start();
  const path = await vi.waitFor(
    async () => {
      const [, found] = /href="([^"]*\/files\/[^"]*)"/.exec(await desk.page(claimId)) ?? [];
      expect(found).toBeDefined();
      return found ?? "";
    },
    { timeout: SCANNED_WITHIN_MS, interval: 1_000 },
  );
  const served = await desk.read(path);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PDF);
});
