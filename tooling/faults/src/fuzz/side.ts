import { type ContractShape, fillPath, fromWire, toWire } from "@sughurta/contracts/core";
import { Buyer } from "../buyer.ts";
import type { TestEnvironment } from "../environment/test-environment.ts";

/** Owner of a request's token; a stranger is a guest who owns nothing of the stock. */
export type Sender = "guest" | "person" | "site" | "stranger";

/** One of the two servers under test, with valid tokens for it. */
export interface Side {
  readonly name: "insurer-api" | "gateway";
  readonly baseUrl: string;
  readonly headersOf: (sender: Sender) => Readonly<Record<string, string>>;
}

interface Wish {
  readonly sender?: Sender;
  readonly params?: Readonly<Record<string, string>>;
  /** camelCase. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request that has to succeed; returns its camelCase response. */
export async function succeed(
  side: Side,
  contract: ContractShape,
  { sender = "guest", params = {}, body, headers = {} }: Wish = {},
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(side.baseUrl + fillPath(contract.path, params), {
    method: contract.method,
    headers: {
      ...side.headersOf(sender),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(toWire(body)) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${contract.name} → ${response.status} ${text.slice(0, 300)}`);
  return Object(fromWire(JSON.parse(text || "{}")));
}

/** Both servers, each with a guest and a signed-in person of the demonstration data. */
export async function sidesOf(environment: TestEnvironment): Promise<readonly Side[]> {
  const demo = Object(await responseOf(`${environment.apiUrl}/sandbox/demo`, {}));
  const signIn = { username: demo.login.phone, password: demo.login.password };
  const { SERVICE_USERNAME: username = "", SERVICE_PASSWORD: password = "" } = environment.secrets;
  const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const login = `${environment.apiUrl}/v1/user/auth/`;
  const site = await responseOf(`${environment.apiUrl}/api/login`, { authorization });
  const service = await responseOf(login, { authorization }, { username, password });
  const directPerson = await responseOf(login, {}, signIn);
  const { access } = await Buyer.arrive(environment.siteUrl);
  const stranger = await Buyer.arrive(environment.siteUrl);
  const origin = { origin: environment.siteUrl };
  const sitePerson = await responseOf(`${environment.siteUrl}/v1/user/auth/`, origin, signIn);
  return [
    {
      name: "insurer-api",
      baseUrl: environment.apiUrl,
      headersOf: (sender) =>
        ({
          site: bearer(site.token),
          guest: { ...bearer(service.access), "x-visitor-id": "visitor-of-fuzz" },
          person: bearer(directPerson.access),
          stranger: { ...bearer(service.access), "x-visitor-id": "stranger-of-fuzz" },
        })[sender],
    },
    {
      name: "gateway",
      baseUrl: environment.siteUrl,
      headersOf: (sender) => ({
        ...bearer(
          { person: sitePerson.access, stranger: stranger.access, guest: access, site: access }[
            sender
          ],
        ),
        ...origin,
      }),
    },
  ];
}

async function responseOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(url, {
    headers: { ...headers, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} → ${response.status}`);
  return Object(await response.json());
}
