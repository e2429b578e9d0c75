import { getNeighbourhood, type RateRule } from "@sughurta/server-kit";
import { tooManyRequests } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";
import type { SmsPurpose } from "./user-tables.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/**
 * Codes for one phone from unknown visitors are slowed down before they are refused, so that a phone's daily limit
 * cannot be used up at once.
 */
const HOURLY_PER_PHONE = 4;
/** More than a visitor needs who mistypes the phone and loses an SMS. */
const HOURLY_PER_VISITOR = 6;
/** Share of the total daily budget for one address, and for one block of networks: a few cannot use it up. */
const ADDRESS_SHARE = 0.02;
const NEIGHBOURHOOD_SHARE = 0.1;
/** Minimum share with a small budget, enough for a family or an office. */
const MIN_SHARE = 20;

/**
 * Share of the day reserved for policyholders who request a code of their policy or claim: a flood of registrations and
 * recoveries cannot use it up.
 */
const HOLDERS_SHARE = 0.25;
const HOLDERS_PURPOSES: ReadonlySet<SmsPurpose> = new Set(["policy", "claim"]);

/** The exhausted budget, as a label of the metric. */
type SmsBudget = "phone" | "visitor" | "address" | "network" | "all" | "holders";

interface Share {
  readonly budget: SmsBudget;
  readonly key: string;
  readonly rule: RateRule;
}

const share = (budget: SmsBudget, key: string, max: number, windowSeconds: number): Share => ({
  budget,
  key,
  rule: { max, windowSeconds },
});

/** Requester of a code. */
export interface SmsRequester {
  /** The visitor or user. */
  readonly owner: string;
  readonly address: string;
  /**
   * True for a request that only the owner can make: with a trusted browser or a session of the phone's own account, or
   * for a paid order. Limits of unknown visitors do not apply.
   */
  readonly isTrusted: boolean;
}

/** A requested code. */
interface SmsRequest extends SmsRequester {
  readonly phone: string;
  readonly purpose: SmsPurpose;
}

/** Budgets shared by unknown visitors: an address, its networks and the total. */
function strangersShares(
  { config }: Pick<Platform, "config">,
  address: string,
  purpose: SmsPurpose,
): readonly Share[] {
  const { hourlyPerAddress, dailyPerAddress, dailyTotal } = config.sms;
  const shareOfDay = (part: number) => Math.max(MIN_SHARE, Math.ceil(dailyTotal * part));
  const ofAddress = Math.min(dailyPerAddress, shareOfDay(ADDRESS_SHARE));
  const ofNetwork = shareOfDay(NEIGHBOURHOOD_SHARE);
  const ofHolders = Math.floor(dailyTotal * HOLDERS_SHARE);
  const neighbourhood = getNeighbourhood(address);
  return [
    share("address", `sms from ${address}`, hourlyPerAddress, HOUR_SECONDS),
    share("address", `sms of a day from ${address}`, ofAddress, DAY_SECONDS),
    share("network", `sms of a day around ${neighbourhood}`, ofNetwork, DAY_SECONDS),
    HOLDERS_PURPOSES.has(purpose)
      ? share("holders", "sms of holders", Math.max(1, ofHolders), DAY_SECONDS)
      : share("all", "sms", dailyTotal - ofHolders, DAY_SECONDS),
  ];
}

function getShares(
  service: Pick<Platform, "config">,
  { phone, purpose, ...requester }: SmsRequest,
): readonly Share[] {
  const { dailyPerPhone } = service.config.sms;
  const ofPhone = (key: string) => share("phone", key, dailyPerPhone, DAY_SECONDS);
  if (requester.isTrusted) return [ofPhone(`sms to ${phone} by its own`)];
  return [
    share("phone", `sms of an hour to ${phone}`, HOURLY_PER_PHONE, HOUR_SECONDS),
    ofPhone(`sms to ${phone}`),
    share("visitor", `sms by ${requester.owner}`, HOURLY_PER_VISITOR, HOUR_SECONDS),
    ...strangersShares(service, requester.address, purpose),
  ];
}

/**
 * Counts an SMS code for its phone, its requester and the total, whether the phone has an account or not. Returns a
 * function that takes the count back if none was sent. Throws 429 if one of the budgets is used up.
 */
export async function takeSms(
  service: Pick<Platform, "config" | "limiter" | "metrics">,
  request: SmsRequest,
): Promise<() => Promise<void>> {
  const { limiter, metrics } = service;
  const taken: Share[] = [];
  const refund = async () => {
    for (const { key, rule } of taken) await limiter.refund(key, rule);
  };
  for (const share of getShares(service, request)) {
    const seconds = await limiter.take(share.key, share.rule);
    if (seconds > 0) {
      await refund();
      metrics.refusedSmsCodes.inc({ budget: share.budget });
      throw tooManyRequests(seconds, "smsLimit");
    }
    taken.push(share);
  }
  return refund;
}

/** A used code of an unknown visitor was no abuse, so it does not count for others behind the same address. */
export async function refundStrangersSms(
  service: Pick<Platform, "config" | "limiter">,
  { address, purpose }: Pick<SmsRequest, "address" | "purpose">,
): Promise<void> {
  for (const { key, rule } of strangersShares(service, address, purpose)) {
    await service.limiter.refund(key, rule);
  }
}
