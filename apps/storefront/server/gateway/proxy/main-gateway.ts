import { createHash } from "node:crypto";
import { mainContracts } from "@sughurta/contracts";
import { openAccount } from "@sughurta/contracts/account";
import { calculateBox } from "@sughurta/contracts/box";
import { PREVIEW_HEADER } from "@sughurta/contracts/content";
import type { ContractShape } from "@sughurta/contracts/core";
import { takePrefill } from "@sughurta/contracts/partner";
import { changePassword, logIn, refreshTokens, register } from "@sughurta/contracts/session";
import type { GuestSessions } from "../../sessions/guest-session.ts";
import { reasonIn } from "../../sessions/upstream.ts";
import type { DeviceCookie, UserSessions } from "../../sessions/user-session.ts";
import { refusesServiceToken } from "../../sessions/visitor-calls.ts";
import { failureResponse, partnerRefusalResponse, tooManyResponse } from "../failure-response.ts";
import type { GatewayLimits } from "../gateway-limits.ts";
import { type GatewayRequest, getBearer, getCookieHeader } from "../gateway-request.ts";
import type { InsurerApi, InsurerApis } from "../insurer-apis.ts";
import { createAllowList } from "./allow-list.ts";
import { type Credentials, proxy } from "./proxy.ts";

/** Endpoints of the main service for our own pages and servers: all except those of partners' pages only. */
export const mainAllowList = createAllowList(
  mainContracts.filter(({ name }) => name !== takePrefill.name),
);

/** Endpoints whose response has the tokens of a person. */
const SIGNING_IN = new Set<string>(
  [logIn, register, changePassword, openAccount, refreshTokens].map(({ name }) => name),
);

/** Endpoints of an account, codes by SMS, and those of a partner's own servers. */
const OF_AN_ACCOUNT =
  /^\/v1\/(?:user|address|partner|(?:policy|payment\/\{id\})\/(?:code|access)|claim\/status)\/|\/account\//;

/** A partner's page sells but does not sign visitors in, so that only our own pages ask for a password or a code. */
export const partnerAllowList = createAllowList(
  mainContracts.filter(({ name, path }) => !SIGNING_IN.has(name) && !OF_AN_ACCOUNT.test(path)),
);

export interface MainGatewayOptions {
  apis: InsurerApis;
  guests: GuestSessions;
  users: UserSessions;
  devices: DeviceCookie;
  limits: GatewayLimits;
  /** The token of the preview in a cookie header. */
  previewIn: (cookieHeader: string) => string | undefined;
}

const DEVICE_HEADER = "x-device-id";
type DeviceHeader = { readonly [DEVICE_HEADER]?: string };

/** The visitor of a request. */
type Caller =
  | { kind: "guest"; visitorId: string }
  | { kind: "user"; bearer: string }
  /** A request that needs no token; the cookie may still identify the visitor, which a login needs. */
  | { kind: "anyone"; visitorId: string | undefined; introduced: boolean }
  | { kind: "unauthorized" };

/** Headers for the main service; with the token of the service account where a guest is served in its name. */
interface CallerCredentials {
  headers: Credentials;
  token?: string;
}

/** Forwards requests of the main service: a person's with their token, a guest's with the service account's. */
export class MainGateway {
  readonly #options: MainGatewayOptions;

  constructor(options: MainGatewayOptions) {
    this.#options = options;
  }

  async respond(contract: ContractShape, request: GatewayRequest): Promise<Response> {
    const { limits, apis } = this.#options;
    const api = apis.of(contract, request);
    if (!api) return partnerRefusalResponse("partnerTestKeysOff", request);
    const caller = await this.#findCaller(contract, request);
    const { address, partner } = request;
    const wait = limits.call(contract, {
      visitor: visitorKey(caller),
      address,
      partner,
    });
    if (wait > 0) return tooManyResponse(request, wait);
    if (caller.kind === "unauthorized") return failureResponse("unauthorized", request);
    const found = await this.#findCredentials(caller, api).catch(() => undefined);
    if (!found) return failureResponse("unavailable", request, { "retry-after": "5" });
    const isSigningIn = SIGNING_IN.has(contract.name);
    const device = this.#getDevice(request, isSigningIn);
    const headers = { ...found.headers, ...device, ...this.#getPreview(contract, request) };
    const response = await proxy(api.url, contract, request, headers);
    if (response.status === 401 && found.token !== undefined) {
      return refusedGuest(response, { token: found.token, ...api }, request);
    }
    return isSigningIn && response.ok ? this.#remembered(response, request, device) : response;
  }

  /** The draft that the browser previews: the order of a box that is not on sale yet shows its price. */
  #getPreview(contract: ContractShape, request: GatewayRequest): Credentials {
    if (contract.name !== calculateBox.name || request.partner) return {};
    const token = this.#options.previewIn(getCookieHeader(request));
    return token === undefined ? {} : { [PREVIEW_HEADER]: token };
  }

  /** The id by which the main service recognises the browser; created on sign-in where there is none. */
  #getDevice(request: GatewayRequest, isSigningIn: boolean): DeviceHeader {
    const { devices } = this.#options;
    const known = devices.idIn(getCookieHeader(request));
    const id = known ?? (isSigningIn ? devices.newId() : undefined);
    return id === undefined ? {} : { [DEVICE_HEADER]: id };
  }

  /** The same response, with the cookie that survives a reload. */
  async #remembered(
    loginResponse: Response,
    request: GatewayRequest,
    { [DEVICE_HEADER]: device }: DeviceHeader,
  ): Promise<Response> {
    const text = await loginResponse.text().catch(() => "");
    const refresh = refreshTokenIn(text);
    // Incomplete tokens are treated as none.
    if (!refresh) return failureResponse("unavailable", request, { "retry-after": "5" });
    const response = new Response(text, loginResponse);
    const { users, devices } = this.#options;
    response.headers.append("set-cookie", users.cookieFor(refresh));
    if (device !== undefined) response.headers.append("set-cookie", devices.cookieFor(device));
    return response;
  }

  async #findCaller(contract: ContractShape, request: GatewayRequest): Promise<Caller> {
    const { guests, apis } = this.#options;
    const { partner } = request;
    const cookie = getCookieHeader(request);
    if (contract.auth === "none") {
      const introduced = contract.name === logIn.name;
      return { kind: "anyone", visitorId: await guests.findVisitor(cookie), introduced };
    }
    const bearer = getBearer(request);
    if (partner) {
      const visitorId =
        bearer && (await apis.partnerSessionsFor(partner).findVisitor(bearer, partner));
      return visitorId ? { kind: "guest", visitorId } : { kind: "unauthorized" };
    }
    if (bearer === undefined) {
      // A plain link, such as the one to a policy document, sends only the visitor's cookie.
      const visitorId = contract.method === "GET" ? await guests.findVisitor(cookie) : undefined;
      return visitorId ? { kind: "guest", visitorId } : { kind: "unauthorized" };
    }
    const owner = await guests.loadOwner(bearer);
    if (owner.kind === "refused") return { kind: "unauthorized" };
    return owner.kind === "guest" ? owner : { kind: "user", bearer };
  }

  async #findCredentials(
    caller: Exclude<Caller, { kind: "unauthorized" }>,
    api: InsurerApi,
  ): Promise<CallerCredentials> {
    if (caller.kind === "user") {
      return { headers: { authorization: `Bearer ${caller.bearer}` } };
    }
    if (caller.kind === "guest") return serviceCredentials(api, caller.visitorId);
    const { visitorId, introduced } = caller;
    return visitorId && introduced ? serviceCredentials(api, visitorId) : { headers: {} };
  }
}

async function serviceCredentials(
  { serviceToken }: InsurerApi,
  visitorId: string,
): Promise<CallerCredentials> {
  const token = await serviceToken.get();
  const authorization = `Bearer ${token}`;
  return { headers: { authorization, "x-visitor-id": visitorId }, token };
}

/** The main service refuses the guest, such as one who has signed out, or the service account itself. */
async function refusedGuest(
  response: Response,
  { token, serviceToken }: Pick<InsurerApi, "serviceToken"> & { readonly token: string },
  request: GatewayRequest,
): Promise<Response> {
  const text = await response.text().catch(() => "");
  if (!refusesServiceToken(response.status, reasonIn(text))) return new Response(text, response);
  // The service account's token expired early: the visitor can retry.
  serviceToken.drop(token);
  return failureResponse("unavailable", request, { "retry-after": "1" });
}

/** Key of the rate limit; for a person their token, which only the main service can read. */
function visitorKey(caller: Caller): string | undefined {
  if (caller.kind === "unauthorized") return undefined;
  if (caller.kind !== "user") return caller.visitorId;
  return createHash("sha256").update(caller.bearer).digest("base64url");
}

function refreshTokenIn(text: string): string | undefined {
  try {
    const refresh: unknown = Object(JSON.parse(text)).refresh;
    return typeof refresh === "string" ? refresh : undefined;
  } catch {
    return undefined;
  }
}
