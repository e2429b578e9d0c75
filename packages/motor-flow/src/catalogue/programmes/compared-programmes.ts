import type { BoxProduct } from "@sughurta/contracts/box";
import { shownProducts } from "../sort-products.ts";
import {
  CAR_RISKS,
  type CarRisk,
  PROGRAMME_COVERS,
  type Programme,
  programmeOf,
} from "./programme-covers.ts";

/** A product of the catalogue with its programme. */
export interface ComparedProgramme {
  readonly product: BoxProduct;
  readonly programme: Programme;
}

/** The programmes among the displayed products, in the order of a list. */
export function comparedProgrammes(products: readonly BoxProduct[]): readonly ComparedProgramme[] {
  return shownProducts(products).flatMap((product) => {
    const programme = programmeOf(product.productCode);
    return programme ? [{ product, programme }] : [];
  });
}

/** The risks in which two programmes differ. */
export function differentRisks(one: Programme, other: Programme): readonly CarRisk[] {
  return CAR_RISKS.filter((risk) => PROGRAMME_COVERS[one][risk] !== PROGRAMME_COVERS[other][risk]);
}
