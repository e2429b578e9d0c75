import { afterEach, describe, expect, it, vi } from "vitest";
import { getAtOnce } from "./get-at-once.ts";

afterEach(() => vi.unstubAllGlobals());

const caller = {
  baseUrl: "https://site.example/insurer/",
  partnerKey: "pk_somon",
  returnPage: "https://shop.example/paid",
  getLanguage: () => "tg",
};

function answered(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

describe("what is read before the code that sends is there", () => {
  it("is asked for as a client asks, but for the token", async () => {
    const fetched = answered(() => Response.json([{ short_desc: "a" }]));
    const request = { params: { slug: "a b" }, query: { page: 1, category: undefined } };
    expect(await getAtOnce("/api/box/{slug}", request, caller)).toEqual([{ shortDesc: "a" }]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("https://site.example/insurer/api/box/a%20b?page=1");
    expect(init?.headers).toEqual({
      "accept-language": "tg",
      "x-partner-key": "pk_somon",
      "x-return-page": "https://shop.example/paid",
    });
  });

  it("is nothing where the answer is a refusal, no JSON, or does not come", async () => {
    const answers = [
      () => Response.json({ message: "No such box" }, { status: 404 }),
      () => Response.json({}, { status: 503 }),
      () => new Response("<html>"),
      () => Promise.reject(new TypeError("Failed to fetch")),
    ];
    for (const answer of answers) {
      answered(answer);
      expect(await getAtOnce("/api/box/{slug}", { params: { slug: "a" } }, caller)).toBeUndefined();
    }
  });
});
