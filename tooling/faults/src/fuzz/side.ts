import { type ContractShape, fillPath, fromWire, toWire } from "@sughurta/contracts/core";
import { Buyer } from "../buyer.ts";
import type { TestEnvironment } from "../environment/test-environment.ts";

/** Owner of a request's token; a stranger is a guest who owns nothing of the stock. */
export type Sender = "guest" | "person" | "site" | "stranger";

/** One of the two servers under test, with valid tokens for it. */
export interface Side {
  readonly name: "insurer-api" | "gateway";
  readonly baseUrl: string;
  readonly getHeaders: (sender: Sender) => Readonly<Record<string, string>>;
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
      ...side.getHeaders(sender),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(toWire(body)) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${contract.name} → ${response.status} ${text.slice(0, 300)}`);
  return Object(fromWire(JSON.parse(text || "{}")));
}

/**
 * Both servers, each with a guest and a signed-in person of the demonstration data. A person signs in when the turn of the
 * server comes, since requests to the one before may end all of the person's sessions.
 */
export async function* openSides(environment: TestEnvironment): AsyncGenerator<Side> {
  const demo = Object(await loadResponse(`${environment.apiUrl}/sandbox/demo`, {}));
  const signIn = { username: demo.login.phone, password: demo.login.password };
  yield await apiSide(environment, signIn);
  yield await gatewaySide(environment, signIn);
}

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

async function apiSide({ apiUrl, secrets }: TestEnvironment, signIn: object): Promise<Side> {
  const { SERVICE_USERNAME: username = "", SERVICE_PASSWORD: password = "" } = secrets;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const login = `${apiUrl}/v1/user/auth/`;
  const site = await loadResponse(`${apiUrl}/api/login`, { authorization });
  const service = await loadResponse(login, { authorization }, { username, password });
  const person = await loadResponse(login, {}, signIn);
  return {
    name: "insurer-api",
    baseUrl: apiUrl,
    getHeaders: (sender) =>
      ({
        site: bearer(site.token),
        guest: { ...bearer(service.access), "x-visitor-id": "visitor-of-fuzz" },
        person: bearer(person.access),
        stranger: { ...bearer(service.access), "x-visitor-id": "stranger-of-fuzz" },
      })[sender],
  };
}

async function gatewaySide({ siteUrl }: TestEnvironment, signIn: object): Promise<Side> {
  const guest = await Buyer.arrive(siteUrl);
  const stranger = await Buyer.arrive(siteUrl);
  const origin = { origin: siteUrl };
  const person = await loadResponse(`${siteUrl}/v1/user/auth/`, origin, signIn);
  return {
    name: "gateway",
    baseUrl: siteUrl,
    getHeaders: (sender) => ({
      ...bearer({ person, stranger, guest, site: guest }[sender].access),
      ...origin,
    }),
  };
}

async function loadResponse(
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
