import { freePort } from "@sughurta/bootstrap/free-port";
import { startTestSite } from "@sughurta/bootstrap/test-site";
import { LANGUAGES } from "@sughurta/domain";

/** Pages whose content most journeys need. */
const PAGES = [
  "/",
  "/boxes",
  "/boxes/order/kvartira",
  "/boxes/order/vsya-semya",
  "/auto",
  "/auto/order/MTPL",
  "/auto/order/ECI",
  "/travel",
  "/travel-order",
  "/docs",
];

/**
 * Starts both applications with partners whose pages are on other ports; at the end both have to stop without an error.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [embedPort, partnerPort, framePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const { siteUrl, apiUrl, deskUrl, stop } = await startTestSite([
    partner("EMBED", ["pk_embed_example_1"], embedPort),
    partner("SOMON", ["pk_partner_page_01", "pk_test_partner_01"], partnerPort),
    partner("BLOG", ["pk_frame_example_1"], framePort),
  ]);
  await loadContent(siteUrl);
  process.env.SITE_URL = siteUrl;
  process.env.API_URL = apiUrl;
  process.env.DESK_URL = deskUrl;
  process.env.EMBED_PORT = String(embedPort);
  process.env.PARTNER_PORT = String(partnerPort);
  process.env.FRAME_PORT = String(framePort);
  return stop;
}

/**
 * Requests pages until the site has their content: a page waits two seconds for it, and a service that has just started on
 * a busy machine may be slower. The first round loads the content, the second one finds what came too late for the first.
 */
async function loadContent(siteUrl: string): Promise<void> {
  const addresses = LANGUAGES.flatMap((language) =>
    PAGES.map((path) => `${siteUrl}${path}?lang=${language}`),
  );
  for (const address of [...addresses, ...addresses]) await loadPage(address);
}

const MAX_TRIES = 30;

async function loadPage(address: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { ok } = await fetch(address);
    if (ok) return;
  }
  throw new Error(`${address} did not get its content.`);
}

/** A partner that sells on one page. */
function partner(code: string, keys: readonly string[], port: number) {
  const origin = `http://127.0.0.1:${port}`;
  return { code, keys, origins: [origin], returnPages: [`${origin}/`] };
}
