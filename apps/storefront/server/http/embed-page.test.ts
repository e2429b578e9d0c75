import { describe, expect, it } from "vitest";
import { AGENCY, FORMER } from "../testing/some-partners.ts";
import { startPartnerSite } from "../testing/start-partner-site.ts";

const [KEY] = AGENCY.keys;

const SITE = "https://sughurta.example";

const start = () => startPartnerSite({ PUBLIC_URL: SITE });

describe("a frame for another site", () => {
  it("may be embedded by pages of the key's partner only, and loads nothing from elsewhere", async () => {
    const { ask } = await start();
    const response = await ask(`/embed/travel?key=${KEY}`);
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`frame-ancestors ${AGENCY.origins.join(" ")};`);
    expect(policy).toContain("script-src 'self';");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<main id="shop">');
  });

  it.each(["pk_unknown_key_1", FORMER.keys[0], ""])(
    "says that the key %o is not valid",
    async (key) => {
      const { ask } = await start();
      const response = await ask(`/embed/travel?key=${key}`);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("partner key");
    },
  );

  it("sends requests in the partner's name from our own origin", async () => {
    const { ask } = await start();
    const response = await ask("/session/guest/", {
      method: "POST",
      headers: { origin: SITE, "x-partner-key": KEY ?? "" },
    });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.status).toBe(200);
  });
});
