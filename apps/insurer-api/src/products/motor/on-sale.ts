import type { MotorVariant } from "@sughurta/domain/motor";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Checks that a variant is sold: full casco only if the deployer enables it (SPEC-57). */
export function checkOnSale(service: Pick<Platform, "config">, variant: MotorVariant): void {
  if (variant === "v3" && !service.config.fullCasco)
    throw new FailureError(409, "productNotOnSale");
}
