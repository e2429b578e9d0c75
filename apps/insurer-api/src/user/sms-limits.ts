import type { RateRule } from "@sughurta/server-kit";
import { tooManyRequests } from "#src/http/failure-error.ts";
import type { Service } from "#src/service.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/**
 * Counts an SMS code for its phone, for who asks and for the house, whether the phone is known or not.
 * Answers how to take it back when none was sent; 429 when one of them had its share.
 */
export async function takeSms(
  { limiter, config }: Service,
  phone: string,
  address: string,
): Promise<() => Promise<void>> {
  const { dailyPerPhone, hourlyPerAddress, dailyPerAddress, dailyTotal } = config.sms;
  const shares: readonly (readonly [string, RateRule])[] = [
    [`sms to ${phone}`, { max: dailyPerPhone, windowSeconds: DAY_SECONDS }],
    [`sms from ${address}`, { max: hourlyPerAddress, windowSeconds: HOUR_SECONDS }],
    [`sms of a day from ${address}`, { max: dailyPerAddress, windowSeconds: DAY_SECONDS }],
    ["sms", { max: dailyTotal, windowSeconds: DAY_SECONDS }],
  ];
  const taken: (typeof shares)[number][] = [];
  const giveBack = async () => {
    for (const [key, rule] of taken) await limiter.giveBack(key, rule);
  };
  for (const share of shares) {
    const seconds = await limiter.take(...share);
    if (seconds > 0) {
      await giveBack();
      throw tooManyRequests(seconds, "smsLimit");
    }
    taken.push(share);
  }
  return giveBack;
}
