import { freePort } from "@sughurta/bootstrap/free-port";
import { startTestSite } from "@sughurta/bootstrap/test-site";

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
  process.env.SITE_URL = siteUrl;
  process.env.API_URL = apiUrl;
  process.env.DESK_URL = deskUrl;
  process.env.EMBED_PORT = String(embedPort);
  process.env.PARTNER_PORT = String(partnerPort);
  process.env.FRAME_PORT = String(framePort);
  return stop;
}

/** A partner that sells on one page. */
function partner(code: string, keys: readonly string[], port: number) {
  const origin = `http://127.0.0.1:${port}`;
  return { code, keys, origins: [origin], returnPages: [`${origin}/`] };
}
