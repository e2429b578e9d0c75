import type { MotorCatalogueLinks } from "../model/motor-links.ts";

/** The pages of a host that has all of them. */
export const LINKS: MotorCatalogueLinks = {
  catalogue: "/cars",
  programmes: "/cars/compare",
  business: "/companies",
  offices: "/offices",
  product: (productCode) => `/cars/${productCode}`,
  order: (productCode) => `/cars/${productCode}/buy`,
};
