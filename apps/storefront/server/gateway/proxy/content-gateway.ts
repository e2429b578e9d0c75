import { contentContracts } from "@sughurta/contracts";
import type { ContractShape } from "@sughurta/contracts/core";
import * as z from "zod/mini";
import { canonicalPath } from "#app/navigation/link-target.ts";
import type { ContentCache } from "../../cache/content-cache.ts";
import { contentAddress } from "../../cache/content-client.ts";
import { ContentUnavailableError } from "../../cache/content-source.ts";
import { chooseEncoding, compress } from "../compress.ts";
import { failureResponse, tooManyResponse } from "../failure-response.ts";
import type { GatewayLimits } from "../gateway-limits.ts";
import type { GatewayRequest } from "../gateway-request.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { createAllowList } from "./allow-list.ts";

const MIN_WORTH_BYTES = 800;
const TIMEOUT_MS = 2_000;

/** No filter value has such characters or such a length. */
const UNFIT_VALUE = /\p{Cc}|\p{Surrogate}|^.{101}/u;

/** Endpoints of the content service that may pass. */
export const contentAllowList = createAllowList(contentContracts);

/** Serves a browser's GET of content from the cache. */
export async function respondWithContent(
  cache: ContentCache,
  limits: GatewayLimits,
  contract: ContractShape,
  request: GatewayRequest,
): Promise<Response> {
  const address = readAddress(contract, request.url);
  if (address === undefined) return failureResponse("notFound", request);
  const wait = cache.has(address, request.language) ? 0 : limits.uncached(request.address);
  if (wait > 0) return tooManyResponse(request, wait);
  try {
    const entry = await cache.get(address, request.language, TIMEOUT_MS);
    if (entry === undefined) return failureResponse("notFound", request);
    const { wire, etag } = entry;
    const headers = new Headers({
      ...SECURITY_HEADERS,
      "content-type": "application/json",
      "content-language": request.language,
      "cache-control": "no-cache",
      vary: "accept-encoding, accept-language",
      etag,
    });
    if (request.raw.headers.get("if-none-match") === etag) {
      return new Response(null, { status: 304, headers });
    }
    const encoding =
      wire.byteLength < MIN_WORTH_BYTES
        ? "identity"
        : chooseEncoding(request.raw.headers.get("accept-encoding") ?? undefined);
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    return new Response(new Uint8Array(await compress(wire, encoding)), { headers });
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error;
    return failureResponse("unavailable", request, { "retry-after": "5" });
  }
}

/** The request's address in canonical form, with only the query parameters of its contract. */
function readAddress(contract: ContractShape, url: URL): string | undefined {
  const canonical = canonicalPath(url.pathname);
  if (canonical === undefined) return undefined;
  // A page has no trailing slash; a request has the one of its contract.
  const path = contract.path.endsWith("/") ? `${canonical}/` : canonical;
  if (!contract.query) return path;
  const requested = Object.fromEntries(url.searchParams);
  if (Object.values(requested).some((value) => UNFIT_VALUE.test(value))) return undefined;
  const known = z.safeParse(contract.query, requested);
  return known.success ? contentAddress(path, Object(known.data)) : undefined;
}
