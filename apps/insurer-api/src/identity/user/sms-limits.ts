import { neighbourhoodOf, type RateRule } from "@sughurta/server-kit";
import { tooManyRequests } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** A stranger's codes for one phone come slower before they stop: nobody uses a phone's day up at once. */
const HOURLY_PER_PHONE = 4;
/** More than a person asks for who mistypes the phone and loses an SMS. */
const HOURLY_PER_VISITOR = 6;
/** What one block of networks may use of the day of all. */
const NEIGHBOURHOOD_SHARE = 0.2;

type Share = readonly [key: string, rule: RateRule];

/** Who asks for a code. */
export interface SmsAsker {
  /** The visitor or the person. */
  readonly owner: string;
  readonly address: string;
  /**
   * True where nobody else could ask like this: by a browser or a session of the phone's own account, or
   * for an order that was paid. What strangers use up is no matter to them.
   */
  readonly isTrusted: boolean;
}

/** What strangers share: an address, its surroundings and the house. */
function strangersShares({ config }: Pick<Platform, "config">, address: string): readonly Share[] {
  const { hourlyPerAddress, dailyPerAddress, dailyTotal } = config.sms;
  const perNeighbourhood = Math.max(dailyPerAddress, Math.ceil(dailyTotal * NEIGHBOURHOOD_SHARE));
  return [
    [`sms from ${address}`, { max: hourlyPerAddress, windowSeconds: HOUR_SECONDS }],
    [`sms of a day from ${address}`, { max: dailyPerAddress, windowSeconds: DAY_SECONDS }],
    [
      `sms of a day around ${neighbourhoodOf(address)}`,
      { max: perNeighbourhood, windowSeconds: DAY_SECONDS },
    ],
    ["sms", { max: dailyTotal, windowSeconds: DAY_SECONDS }],
  ];
}

function sharesOf(
  service: Pick<Platform, "config">,
  phone: string,
  asker: SmsAsker,
): readonly Share[] {
  const { dailyPerPhone } = service.config.sms;
  const daily = { max: dailyPerPhone, windowSeconds: DAY_SECONDS };
  if (asker.isTrusted) return [[`sms to ${phone} by its own`, daily]];
  return [
    [`sms of an hour to ${phone}`, { max: HOURLY_PER_PHONE, windowSeconds: HOUR_SECONDS }],
    [`sms to ${phone}`, daily],
    [`sms by ${asker.owner}`, { max: HOURLY_PER_VISITOR, windowSeconds: HOUR_SECONDS }],
    ...strangersShares(service, asker.address),
  ];
}

/**
 * Counts an SMS code for its phone, for who asks and for the house, whether the phone is known or not.
 * Answers how to take it back when none was sent; 429 when one of them had its share.
 */
export async function takeSms(
  service: Pick<Platform, "config" | "limiter">,
  phone: string,
  asker: SmsAsker,
): Promise<() => Promise<void>> {
  const { limiter } = service;
  const taken: Share[] = [];
  const refund = async () => {
    for (const share of taken) await limiter.refund(...share);
  };
  for (const share of sharesOf(service, phone, asker)) {
    const seconds = await limiter.take(...share);
    if (seconds > 0) {
      await refund();
      throw tooManyRequests(seconds, "smsLimit");
    }
    taken.push(share);
  }
  return refund;
}

/** A code of a stranger was used: it was no abuse, and does not count for those who share an address with them. */
export async function refundStrangersSms(
  service: Pick<Platform, "config" | "limiter">,
  address: string,
): Promise<void> {
  for (const share of strangersShares(service, address)) await service.limiter.refund(...share);
}
