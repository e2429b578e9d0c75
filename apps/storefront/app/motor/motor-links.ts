import type { MotorCatalogueLinks } from "@sughurta/motor-flow";

/** Where the pages of motor insurance are on this site (S2 §2). */
export const MOTOR_LINKS = {
  catalogue: "/auto",
  programmes: "/autonew",
  business: "/jur/product",
  offices: "/offices",
  product: (productCode: string) => `/auto/${encodeURIComponent(productCode)}`,
  order: (productCode: string) => `/auto/order/${encodeURIComponent(productCode)}`,
} satisfies MotorCatalogueLinks;
