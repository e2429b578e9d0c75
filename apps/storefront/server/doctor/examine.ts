import { describeError, type Finding, fault, ok, plainAddressFaults } from "@sughurta/server-kit";
import { fetchUpstream } from "../cache/fetch-upstream.ts";
import type { TokenCache } from "../cache/token-cache.ts";
import type { Config } from "../config/config.ts";
import { createServiceToken, createSiteToken, UpstreamRefusalError } from "../sessions/upstream.ts";

/** Checks the settings of the site against the running insurer-api: it logs in, and changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const { insurerApiUrl, tests } = config;
  const addresses = plainAddressFaults({ PUBLIC_URL: config.publicUrl });
  const unreachable = await reach(insurerApiUrl, "INSURER_API_URL");
  if (unreachable) return [...addresses, unreachable];
  return [
    ...addresses,
    ok("insurer-api responds."),
    await login(createServiceToken(config), "SERVICE_USERNAME and SERVICE_PASSWORD"),
    await login(createSiteToken(config), "SITE_USERNAME and SITE_PASSWORD"),
    ...(tests ? [await testKeys(tests)] : []),
  ];
}

async function reach(address: string, setting: string): Promise<Finding | undefined> {
  const advice = `insurer-api does not respond at ${address}. Start it, or correct ${setting}.`;
  try {
    const response = await fetchUpstream(new URL("/livez", address), {
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? undefined : fault(advice);
  } catch {
    return fault(advice);
  }
}

async function login(token: TokenCache, settings: string): Promise<Finding> {
  try {
    await token.get();
    return ok(`insurer-api accepts ${settings}.`);
  } catch (error) {
    if (error instanceof UpstreamRefusalError && [401, 422].includes(error.status)) {
      return fault(`insurer-api refuses ${settings}. Give both services the same ones.`);
    }
    return fault(`insurer-api could not check ${settings}: ${describeError(error).name}.`);
  }
}

/** The service of test keys may be started by the first request; then it is not running now. */
async function testKeys(tests: NonNullable<Config["tests"]>): Promise<Finding> {
  return (
    (await reach(tests.insurerApiUrl, "TEST_INSURER_API_URL")) ??
    login(createServiceToken(tests), "TEST_SERVICE_PASSWORD")
  );
}
