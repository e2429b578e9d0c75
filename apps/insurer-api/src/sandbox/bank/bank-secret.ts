import type { Config } from "#src/platform/config/config.ts";

/** What the pretend bank signs with; the settings of a sandbox always have it. */
export function bankSecret({ secrets }: Pick<Config, "secrets">): string {
  const { paymentCallback } = secrets;
  if (paymentCallback === undefined) throw new Error("The pretend bank has no secret");
  return paymentCallback;
}
