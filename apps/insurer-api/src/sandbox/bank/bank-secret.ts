import type { Config } from "#src/platform/config/config.ts";

/** Signing key of the sandbox bank; always set in a sandbox. */
export function bankSecret({ secrets }: Pick<Config, "secrets">): string {
  const { paymentCallback } = secrets;
  if (paymentCallback === undefined) throw new Error("The pretend bank has no secret");
  return paymentCallback;
}
