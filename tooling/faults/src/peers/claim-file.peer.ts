import { startTestSite, type TestSite } from "@sughurta/bootstrap/test-site";
import { type RunningClamd, startClamd } from "@sughurta/insurer-api/testing/start-clamd";
import { type RunningSwift, startSwift } from "@sughurta/insurer-api/testing/start-swift";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { demoPolicy } from "../buyer.ts";
import { claimWithFile, REPORT } from "./claim-file.ts";
import { ClaimsDesk } from "./claims-desk.ts";

const SCANNED_WITHIN_MS = 120_000;

let swift: RunningSwift;
let clamd: RunningClamd;
let site: TestSite;

beforeAll(async () => {
  [swift, clamd] = await Promise.all([startSwift(), startClamd()]);
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = swift.settings;
  site = await startTestSite([], {
    STORAGE_URL: `s3://${bucket}/shop`,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SCANNER_URL: `tcp://127.0.0.1:${clamd.tcp.port}`,
  });
});
afterAll(async () => {
  await site?.stop();
  await clamd?.stop();
  await swift?.stop();
});

/** A member of the claims staff; the code comes from the sandbox, in place of a telephone. */
async function claimsDesk(): Promise<ClaimsDesk> {
  const logins = await (await fetch(`${site.apiUrl}/sandbox/desk?lang=en`)).text();
  const [, password = "", code = ""] =
    /<h2>claims<\/h2>[\s\S]*?<dd>([^<]+)<\/dd>[\s\S]*?<dd>(\d+)<\/dd>/.exec(logins) ?? [];
  return ClaimsDesk.signIn(site.deskUrl, { name: "claims", password, code });
}

it("a file of a claim is forwarded by the gateway to the storage, waits for an unavailable scanner, and is served at the desk", async () => {
  await clamd.end();
  const claimId = await claimWithFile(site.siteUrl, await demoPolicy(site.apiUrl));
  const desk = await claimsDesk();
  expect(await desk.open(claimId)).toContain("report.pdf");
  expect(await desk.findFile(claimId)).toBeUndefined();
  await clamd.start();
  const path = await vi.waitFor(
    async () => {
      const found = await desk.findFile(claimId);
      expect(found).toBeDefined();
      return found ?? "";
    },
    { timeout: SCANNED_WITHIN_MS, interval: 1_000 },
  );
  const served = await desk.read(path);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(REPORT);
});
