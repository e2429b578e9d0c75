import { createPrefill, takePrefill } from "@sughurta/contracts/partner";
import { describe, expect, it } from "vitest";
import { AGENCY } from "../testing/some-partners.ts";
import { HERE, startPartnerSite } from "../testing/start-partner-site.ts";

const TOKEN = "b25jZSBhbmQgd2l0aGluIGFuIGhvdXI";
const SECRET = { authorization: "Bearer sk_agency" };

describe("the prefill of a partner for its visitor", () => {
  it("is saved by the partner's server with its secret key, and never by a page", async () => {
    const { post, upstream } = await startPartnerSite();
    expect((await post(createPrefill.path, SECRET)).status).toBe(200);
    expect(upstream.requests.at(-1)?.headers).toMatchObject(SECRET);
    const before = upstream.requests.length;
    expect((await post(createPrefill.path, { ...HERE, ...SECRET })).status).toBe(404);
    expect(upstream.requests).toHaveLength(before);
  });

  it("is read by a guest of the partner's page, in the name of its key's partner", async () => {
    const { session, call, upstream } = await startPartnerSite();
    const { access } = await session(HERE);
    const forged = { token: TOKEN, partner: "bank" };
    expect((await call(takePrefill.path, access, HERE, forged)).status).toBe(200);
    const { path, body } = upstream.requests.at(-1) ?? {};
    expect(path).toBe(takePrefill.path);
    expect(JSON.parse(body ?? "")).toEqual({ token: TOKEN, partner: AGENCY.code });
  });

  it("is not available to our own pages, whatever partner they name, and is never logged", async () => {
    const lines: object[] = [];
    const { ask, post, session, call, upstream } = await startPartnerSite(
      { LOG_LEVEL: "info" },
      { takeLine: (line) => lines.push(line) },
    );
    const { access } = await session(HERE);
    await call(takePrefill.path, access, HERE, { token: TOKEN });
    const own = await ask("/session/guest/", { method: "POST" });
    const cookie = own.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
    const before = upstream.requests.length;
    const response = await post(
      takePrefill.path,
      { cookie },
      { token: TOKEN, partner: AGENCY.code },
    );
    expect(response.status).toBe(404);
    expect(upstream.requests).toHaveLength(before);
    expect(lines).not.toEqual([]);
    expect(JSON.stringify(lines)).not.toContain(TOKEN);
  });
});
