import type { MotorLinks } from "../motor-links.ts";

/** The pages of a host that has all of them. */
export const LINKS: MotorLinks = {
  catalogue: "/cars",
  programmes: "/cars/compare",
  business: "/companies",
  offices: "/offices",
  product: (productCode) => `/cars/${productCode}`,
  order: (productCode) => `/cars/${productCode}/buy`,
};
