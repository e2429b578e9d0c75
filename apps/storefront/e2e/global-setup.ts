import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secretsFor } from "@sughurta/bootstrap/dev-secrets";
import { freePort } from "@sughurta/bootstrap/free-port";
import {
  startArguments,
  startService,
  stopServices,
  waitUntilReady,
} from "@sughurta/bootstrap/services";

/**
 * Starts both applications by their own `start` scripts, as `npm start` does, on free ports and an empty,
 * seeded folder; at the end a signal stops them, and both have to end without an error.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), "sughurta-e2e-"));
  const [port, apiPort, embedPort, partnerPort, framePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const [siteUrl, apiUrl, embedUrl, partnerUrl, frameUrl] = [
    port,
    apiPort,
    embedPort,
    partnerPort,
    framePort,
  ].map((number) => `http://127.0.0.1:${number}`);
  const partnersFile = join(dataFolder, "partners.json");
  await writeFile(
    partnersFile,
    JSON.stringify([
      partner("EMBED", "pk_embed_example_1", embedUrl),
      partner("SOMON", "pk_partner_page_01", partnerUrl),
      partner("BLOG", "pk_frame_example_1", frameUrl),
    ]),
  );
  const env = {
    ...process.env,
    ...(await secretsFor(dataFolder, {})),
    NODE_ENV: "production",
    SANDBOX: "on",
    LOG_LEVEL: "warn",
    // One machine plays every visitor at once.
    RATE_LIMIT_FACTOR: "0",
    RATE_LIMITS: "off",
    // A silent payment is asked about at once instead of after a minute.
    PAYMENT_ASK_AFTER_SECONDS: "3",
    SWEEP_SECONDS: "1",
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: siteUrl,
    API_PUBLIC_URL: apiUrl,
    INSURER_API_URL: apiUrl,
    PARTNERS_FILE: partnersFile,
    DATA_DIR: dataFolder,
  };
  const shared = { env, logFolder: join(dataFolder, "logs"), showAll: false };
  const api = await startService({
    ...shared,
    name: "insurer-api",
    folder: "apps/insurer-api",
    nodeArguments: startArguments("apps/insurer-api"),
  });
  await waitUntilReady(api, `${apiUrl}/readyz`);
  const site = await startService({
    ...shared,
    name: "storefront",
    folder: "apps/storefront",
    nodeArguments: startArguments("apps/storefront"),
  });
  await waitUntilReady(site, `${siteUrl}/readyz`);
  process.env.SITE_URL = siteUrl;
  process.env.API_URL = apiUrl;
  process.env.EMBED_PORT = String(embedPort);
  process.env.PARTNER_PORT = String(partnerPort);
  process.env.FRAME_PORT = String(framePort);
  return async () => {
    await stopServices([site, api]);
    const codes = await Promise.all([site.exited, api.exited]);
    await rm(dataFolder, { recursive: true, force: true });
    if (codes.some((code) => code !== 0)) {
      throw new Error(
        `Told to stop, storefront and insurer-api ended with ${codes.join(" and ")}.`,
      );
    }
  };
}

/** A partner that sells on one page. */
function partner(code: string, key: string, origin: string | undefined) {
  return { code, keys: [key], origins: [origin], returnPages: [`${origin}/`] };
}
