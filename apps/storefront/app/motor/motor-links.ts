import type { MotorLinks } from "@sughurta/motor-flow";

/** Where the pages of motor insurance are on this site (S2 §2). */
export const MOTOR_LINKS: MotorLinks = {
  catalogue: "/auto",
  programmes: "/autonew",
  business: "/jur/product",
  offices: "/offices",
  product: (productCode) => `/auto/${encodeURIComponent(productCode)}`,
  order: (productCode) => `/auto/order/${encodeURIComponent(productCode)}`,
};
