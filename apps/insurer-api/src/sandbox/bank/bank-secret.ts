import type { SecretList } from "@sughurta/server-kit";
import type { Config } from "#src/platform/config/config.ts";

/** Signing keys of the sandbox bank; always set in a sandbox. */
export function bankSecrets({ secrets }: Pick<Config, "secrets">): SecretList {
  const { paymentCallback } = secrets;
  if (paymentCallback === undefined) throw new Error("The pretend bank has no secret");
  return paymentCallback;
}
