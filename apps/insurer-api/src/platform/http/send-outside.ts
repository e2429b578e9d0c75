import { lookup as lookupName } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";
import { isLoopbackAddress, isPublicAddress, withTimeout } from "@sughurta/server-kit";

const LOOKUP_TIMEOUT_MS = 3_000;

/**
 * Networks that a name may resolve to: `any` for addresses configured by an operator; `public` for addresses entered by
 * users, so that none leads into the insurer's network; `publicOrLoopback` for these with the sandbox.
 */
export type Reach = "any" | "public" | "publicOrLoopback";

/** A name or an address in a network that is not public. */
export class PrivateAddressError extends Error {
  readonly code = "addressNotPublic";
}

function isReached(address: string, reach: Reach): boolean {
  if (reach === "any" || isPublicAddress(address)) return true;
  return reach === "publicOrLoopback" && isLoopbackAddress(address);
}

/** The IP address of a host, if it is not a name; `URL` has normalised every other notation of IPv4. */
function getLiteral(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Resolves a name and passes its addresses on only if all of them are allowed, so that the connection uses a checked
 * address.
 */
function checkedLookup(reach: Reach, lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    // A trailing dot names the same host, but makes some resolvers skip the hosts file.
    lookup(hostname.replace(/\.$/, ""), { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      if (error) return done(error, "");
      if (!addresses.every(({ address }) => isReached(address, reach))) {
        return done(new PrivateAddressError(`${hostname} is not public`), "");
      }
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? "", first?.family);
    });
}

/** Whether an address is allowed, as far as its name can be resolved now. */
export async function leadsWhereAllowed(
  url: URL,
  reach: Reach,
  lookup: LookupFunction = lookupName as LookupFunction,
): Promise<boolean> {
  const literal = getLiteral(url);
  if (literal !== undefined) return isReached(literal, reach);
  const resolve = promisify(checkedLookup(reach, lookup)) as (
    hostname: string,
    options: object,
  ) => Promise<unknown>;
  const refused = await withTimeout(LOOKUP_TIMEOUT_MS, resolve(url.hostname, {})).catch(
    (error: unknown) => error,
  );
  return !(refused instanceof PrivateAddressError);
}

/** Address and content of a POST request. */
export interface OutgoingPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Posts to an address and returns the status; does not follow redirects or read the response body. Throws a {@link
 * PrivateAddressError} if the address, or the name at the time of this connection, is not allowed.
 */
export async function sendOutside(
  { url, headers, body, signal }: OutgoingPost,
  reach: Reach,
  lookup: LookupFunction = lookupName as LookupFunction,
): Promise<number> {
  const literal = getLiteral(url);
  if (literal !== undefined && !isReached(literal, reach)) {
    throw new PrivateAddressError(`${literal} is not public`);
  }
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(reach, lookup),
      signal,
    } as const;
    const sent = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
