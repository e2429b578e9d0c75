import { fillPath, toWire } from "@sughurta/contracts/core";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccessToken, signSiteToken } from "#src/identity/auth/tokens.ts";
import { allRoutes } from "#src/main/routes.ts";
import { user } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202eevil",
  "ғӣқӯҳҷ",
  "Аlех",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "a\r\nSet-Cookie: x=1",
  "../../etc/passwd",
  "2025-02-29",
  "9".repeat(400),
  "я".repeat(20_000),
  "__proto__",
  "%00",
];
const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[]]],
  { toString: "x" },
  Array.from({ length: 200 }, () => "x"),
];

/** Fields alternate between the values; `pnpm test:fuzz` tries many more of them. */
const FIELDS_PER_VALUE = 3;

let api: TestService;
let personId: string;
let tokens: { site: string; visitor: string };
beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
  const [account] = await api.service.db.select().from(user);
  const { siteToken, userToken } = api.service.config.secrets;
  const now = api.service.now();
  personId = account?.id ?? "";
  const claims = { userId: personId, role: "service", sessionId: "-" } as const;
  tokens = {
    site: await signSiteToken(siteToken[0], now),
    visitor: await signAccessToken(claims, userToken[0], now),
  };
});
afterAll(() => api.close());

const routes = () => allRoutes(api.service).map(({ contract }) => contract);
type AnyContract = ReturnType<typeof routes>[number];

function send(contract: AnyContract, path: string, init: RequestInit = {}): Promise<Response> {
  const token = contract.auth === "site" ? tokens.site : tokens.visitor;
  const headers = { Authorization: `Bearer ${token}`, "X-Visitor-Id": "visitor-of-fuzz" };
  return Promise.resolve(
    api.app.request(path, {
      method: contract.method,
      ...init,
      headers: { ...headers, ...init.headers },
    }),
  );
}

async function expectRefusedCleanly(response: Response, what: string): Promise<void> {
  const text = await response.text();
  expect(response.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text, what).not.toMatch(/\bat \S+ \(|node_modules|drizzle|PostgresError/);
}

const toPath = (contract: AnyContract, value = "x") =>
  fillPath(
    contract.path,
    Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value])),
  );
const json = (text: string): RequestInit => ({
  body: text,
  headers: { "Content-Type": "application/json" },
});

/** Paths of all values in a payload, such as `["las", "0", "birthday"]`. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    [key],
    ...pathsIn(item).map((path) => [key, ...path]),
  ]);
}

function changedAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const record = value as Record<string, unknown>;
  const changed = changedAt(record[key], rest, to);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? changed : item))
    : { ...record, [key]: changed };
}

describe("bad input to every endpoint", () => {
  it("never causes a 5xx or internal details, for any value of a field", async () => {
    let field = 0;
    for (const contract of routes().filter(({ body, files }) => body && !files)) {
      const example = toWire(contract.examples.body);
      for (const path of pathsIn(example)) {
        field += 1;
        const values = HOSTILE_VALUES.filter(
          (_, index) => (index + field) % FIELDS_PER_VALUE === 0,
        );
        for (const value of values) {
          const body = JSON.stringify(changedAt(example, path, value));
          const response = await send(contract, toPath(contract), json(body));
          await expectRefusedCleanly(response, `${contract.name}.${path.join(".")}`);
        }
      }
    }
  }, 300_000);

  it("never causes a 5xx, for any JSON", async () => {
    const contracts = routes().filter(({ body, files }) => body && !files);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...contracts), fc.json(), async (contract, text) => {
        await expectRefusedCleanly(
          await send(contract, toPath(contract), json(text)),
          contract.name,
        );
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it("never causes a 5xx, for any query or path", async () => {
    for (const contract of routes().filter(({ method }) => method === "GET")) {
      const names = Object.keys((contract.examples.query ?? { page: 1, lang: "ru" }) as object);
      for (const value of HOSTILE_TEXTS.filter((text) => text !== "" && text.isWellFormed())) {
        const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, value])));
        await expectRefusedCleanly(
          await send(contract, `${toPath(contract, value.slice(0, 500))}?${query}`),
          contract.name,
        );
      }
    }
  }, 300_000);

  it.each([
    ["missing body", { headers: { "Content-Type": "application/json" } }, [400]],
    ["text that is not JSON", json("{"), [400]],
    ["bytes that are not text", { ...json(""), body: new Uint8Array([0xff, 0xfe, 0x7b]) }, [400]],
    ["another media type", { body: "a=1", headers: { "Content-Type": "text/plain" } }, [415]],
    ["a list", json("[]"), [422]],
    ["a number", json("1e309"), [422]],
    ["a megabyte", json(JSON.stringify({ a: "x".repeat(1_000_000) })), [413]],
    ["nesting of a thousand", json(`${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}`), [422]],
    [
      "ten thousand values",
      json(JSON.stringify({ a: Array.from({ length: 30_000 }, () => 1) })),
      [422],
    ],
  ] as const)("is answered with %s and the fault", async (_, init, statuses) => {
    for (const contract of routes().filter(({ body, files }) => body && !files)) {
      const response = await send(contract, toPath(contract), init as RequestInit);
      expect(statuses, `${contract.name} ${response.status}`).toContain(response.status);
    }
  });

  it("changes nothing through __proto__, and unknown keys are dropped", async () => {
    const contract = routes().find(({ name }) => name === "checkPolicy");
    if (!contract) throw new Error("no such call");
    await send(
      contract,
      contract.path,
      json(
        '{"policy_number":"1","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      ),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("gets 405 and the allowed methods, 404 for an unknown path, 401 without a token", async () => {
    const wrongMethod = await api.app.request("/v1/policy/check/", { method: "DELETE" });
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get("allow")).toBe("POST");
    expect((await api.app.request("/v1/nothing/")).status).toBe(404);
    for (const contract of routes().filter(({ auth }) => auth !== "none")) {
      const response = await api.app.request(toPath(contract), { method: contract.method });
      expect(response.status, contract.name).toBe(401);
    }
  });

  it("with the name of a visitor is trusted only from the service account", async () => {
    const contract = routes().find(({ name }) => name === "latestPayment");
    if (!contract) throw new Error("no such call");
    const nameless = await api.app.request(contract.path, {
      headers: { Authorization: `Bearer ${tokens.visitor}` },
    });
    expect(nameless.status).toBe(401);
    const headers = { "X-Visitor-Id": "visitor-of-fuzz" };
    const asPerson = await api.asUser(personId)(contract, { headers });
    expect(asPerson.status).toBe(404);
  });
});
