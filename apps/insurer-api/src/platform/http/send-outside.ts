import { lookup as lookupName } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { promisify } from "node:util";
import { isLoopbackAddress, isPublicAddress, withTimeout } from "@sughurta/server-kit";

const LOOKUP_TIMEOUT_MS = 3_000;

/**
 * Which addresses a name may resolve to: `any` for those that an operator has set; `public` for those that people
 * type, so that they lead nowhere inside the insurer's network; `publicOrLoopback` for these with the sandbox.
 */
export type Reach = "any" | "public" | "publicOrLoopback";

/** A name or an address that leads to a network that is not public. */
export class PrivateAddressError extends Error {
  readonly code = "addressNotPublic";
}

function isReached(address: string, reach: Reach): boolean {
  if (reach === "any" || isPublicAddress(address)) return true;
  return reach === "publicOrLoopback" && isLoopbackAddress(address);
}

/** The address that a host is, if it is no name; `URL` has turned every other notation of IPv4 into this one. */
function literalOf(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? undefined : host;
}

/** Resolves a name and hands on nothing unless all its addresses may be reached, so that what was checked is connected to. */
function checkedLookup(reach: Reach, lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) =>
    // A dot at the end names the same host, also for a resolver that would not look into its own table then.
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

/** Whether an address leads, as far as its name can be resolved now, where it may. */
export async function leadsWhereAllowed(
  url: URL,
  reach: Reach,
  lookup: LookupFunction = lookupName as LookupFunction,
): Promise<boolean> {
  const literal = literalOf(url);
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

/** What is sent, and where. */
export interface OutgoingPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

/**
 * Posts to an address and returns the status; redirects are not followed, and the answer's body is not read. Throws a
 * {@link PrivateAddressError} where the address, or the name at this very connection, is not within reach.
 */
export async function sendOutside(
  { url, headers, body, signal }: OutgoingPost,
  reach: Reach,
  lookup: LookupFunction = lookupName as LookupFunction,
): Promise<number> {
  const literal = literalOf(url);
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
    const sent = request(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
