import {
  type ContractShape,
  multipartMaxBytes,
  RETURN_PAGE_HEADER,
} from "@sughurta/contracts/core";
import { DEVICE_CLASS_HEADER } from "@sughurta/contracts/funnel";
import { FORM_MAX_BYTES } from "@sughurta/server-kit";
import { fetchUpstream } from "../../cache/fetch-upstream.ts";
import { reasonIn } from "../../sessions/upstream.ts";
import { getDeviceClass } from "../../visits/visit-of-request.ts";
import { busyResponse, failureResponse } from "../failure-response.ts";
import type { GatewayRequest } from "../gateway-request.ts";
import { type BodyLength, limitBody, namesPartner, withPartner } from "../request-body.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";

const RESPONSE_TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const CHUNK_TIMEOUT_MS = 60_000;
const MAX_JSON_BYTES = 256_000;

const PASSED_REQUEST_HEADERS = ["content-type", "idempotency-key", "user-agent"];
const PASSED_RESPONSE_HEADERS = [
  "content-disposition",
  "content-language",
  "content-length",
  "content-type",
  "retry-after",
];

/** Sends the main service the name by which the buyer reached the site, for the return from the bank. */
const STOREFRONT_ORIGIN_HEADER = "x-storefront-origin";

/** Headers that the gateway adds to a forwarded request. */
export type Credentials = Readonly<Record<string, string>>;

/** Forwards a checked request, streaming both bodies; never follows a redirect. */
export async function proxy(
  baseUrl: string,
  contract: ContractShape,
  request: GatewayRequest,
  credentials: Credentials,
): Promise<Response> {
  const { raw, url, partner } = request;
  if (!hasRightType(contract, raw)) return failureResponse("mediaType", request);
  const length: BodyLength = { tooLarge: false };
  const sent = carriesBody(contract) ? limitBody(raw.body, bodyLimit(contract), length) : null;
  const timeout = AbortSignal.timeout(getTimeout(contract));
  try {
    const headers = forwardedHeaders(contract, request, credentials);
    let body: ReadableStream | string | null = sent;
    if (partner && namesPartner(contract)) {
      const written = withPartner(await new Response(sent).text(), partner.code);
      if (written === undefined) return failureResponse("unreadable", request);
      // Our own spelling of the language, whatever the page sent.
      headers.set("content-type", "application/json");
      body = written;
    }
    const response = await fetchUpstream(new URL(`${url.pathname}${url.search}`, baseUrl), {
      method: contract.method,
      headers,
      body,
      // Node sends a streamed body only in this mode.
      duplex: "half",
      redirect: "manual",
      signal: AbortSignal.any([timeout, raw.signal]),
    } as RequestInit);
    return await passedResponse(contract, response, request);
  } catch (error) {
    if (length.tooLarge) return failureResponse("tooLarge", request);
    if (raw.signal.aborted) throw error;
    return failureResponse("unavailable", request, { "retry-after": "5" });
  }
}

function getTimeout({ files, bytes }: ContractShape): number {
  if (files) return UPLOAD_TIMEOUT_MS;
  return bytes ? CHUNK_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
}

function carriesBody({ body, files, bytes }: ContractShape): boolean {
  return body !== undefined || files !== undefined || bytes !== undefined;
}

/** Maximum body size of a request in bytes; that of a form by default. */
export function bodyLimit(contract: ContractShape): number {
  if (!carriesBody(contract)) return FORM_MAX_BYTES;
  const { files, bytes } = contract;
  return files ? multipartMaxBytes(files) : (bytes?.maxBytes ?? MAX_JSON_BYTES);
}

function getMediaType({ files, bytes }: ContractShape): string {
  return files ? "multipart/form-data" : (bytes?.mediaType ?? "application/json");
}

function hasRightType(contract: ContractShape, request: Request): boolean {
  if (!carriesBody(contract)) return true;
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  return type === getMediaType(contract);
}

function forwardedHeaders(
  contract: ContractShape,
  request: GatewayRequest,
  credentials: Credentials,
): Headers {
  const { raw, partner } = request;
  const headers = new Headers(credentials);
  for (const name of [...PASSED_REQUEST_HEADERS, ...(contract.headers?.request ?? [])]) {
    const value = raw.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const origin = raw.headers.get("origin");
  if (partner) headers.set(RETURN_PAGE_HEADER, partner.returnPage);
  else if (origin !== null) headers.set(STOREFRONT_ORIGIN_HEADER, origin);
  const device = getDeviceClass((name) => raw.headers.get(name));
  if (device !== undefined) headers.set(DEVICE_CLASS_HEADER, device);
  headers.set("accept-language", request.language);
  headers.set("x-forwarded-for", request.address);
  headers.set("x-request-id", request.id);
  return headers;
}

/** The service's response; our own error where it failed, is incomplete or is not in the contract. */
async function passedResponse(
  { responses, headers: ownHeaders }: ContractShape,
  response: Response,
  request: GatewayRequest,
): Promise<Response> {
  const { status } = response;
  const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || (status >= 500 && !(isJson && status in responses))) {
    return failedResponse(response, request);
  }
  const headers = new Headers({ ...SECURITY_HEADERS, "cache-control": "no-store" });
  for (const name of [...PASSED_RESPONSE_HEADERS, ...(ownHeaders?.response ?? [])]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  // The transfer encoding was decoded, so the length in the header no longer applies.
  if (response.headers.has("content-encoding")) headers.delete("content-length");
  if (!isJson || response.body === null) return new Response(response.body, { status, headers });
  const text = await response.text();
  return isWhole(text)
    ? new Response(text, { status, headers })
    : brokenResponse(response, request);
}

/** Responds for a service that failed, or that is overloaded and refused the request before it did anything. */
async function failedResponse(response: Response, request: GatewayRequest): Promise<Response> {
  if (response.status !== 503) {
    void response.body?.cancel();
    return brokenResponse(response, request);
  }
  const text = await response.text().catch(() => "");
  if (reasonIn(text) !== "busy") return brokenResponse(response, request);
  return busyResponse(request, response.headers.get("retry-after") ?? undefined);
}

/** Responds that the service is unavailable. */
function brokenResponse({ headers }: Response, request: GatewayRequest): Response {
  return failureResponse("unavailable", request, {
    "retry-after": headers.get("retry-after") ?? "5",
  });
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
