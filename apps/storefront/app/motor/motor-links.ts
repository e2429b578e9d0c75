import type { MotorCatalogueLinks } from "@sughurta/motor-flow";

/** Paths of the motor insurance pages on this site (S2 §2). */
export const MOTOR_LINKS = {
  catalogue: "/auto",
  programmes: "/autonew",
  business: "/jur/product",
  offices: "/offices",
  product: (productCode: string) => `/auto/${encodeURIComponent(productCode)}`,
  order: (productCode: string) => `/auto/order/${encodeURIComponent(productCode)}`,
} satisfies MotorCatalogueLinks;
