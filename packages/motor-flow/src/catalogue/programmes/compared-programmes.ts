import type { BoxProduct } from "@sughurta/contracts/box";
import { getPayoutCount, MAX_CAR_AGE_YEARS } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import type { MotorCatalogueLinks } from "#src/model/motor-links.ts";
import { motorPagesTexts } from "#src/texts/motor-texts.ts";
import {
  CAR_RISKS,
  type CarRisk,
  getProgramme,
  PROGRAMME_COVERS,
  type Programme,
} from "./programme-covers.tsx";

/** The car products of a list: without those for search engines, the cheapest first, without a price last (S2 §2). */
export function shownProducts(products: readonly BoxProduct[]): readonly BoxProduct[] {
  return products.filter(({ seo }) => !seo).sort((a, b) => rank(a) - rank(b));
}

function rank({ price }: BoxProduct): number {
  return price > 0 ? price : Number.POSITIVE_INFINITY;
}

/** Common properties of pages about the programmes. */
export interface ProgrammesProps {
  /** Products of the category `sci` (S2 §7). */
  readonly products: readonly BoxProduct[];
  /** Pages of the host that the columns link to. */
  readonly links: MotorCatalogueLinks;
}

/** A product of the catalogue with its programme. */
export interface ComparedProgramme {
  readonly product: BoxProduct;
  readonly programme: Programme;
}

/** The programmes among the displayed products, in the order of a list. */
export function comparedProgrammes(products: readonly BoxProduct[]): readonly ComparedProgramme[] {
  return shownProducts(products).flatMap((product) => {
    const programme = getProgramme(product.productCode);
    return programme ? [{ product, programme }] : [];
  });
}

/** The risks in which two programmes differ. */
export function differentRisks(one: Programme, other: Programme): readonly CarRisk[] {
  return CAR_RISKS.filter((risk) => PROGRAMME_COVERS[one][risk] !== PROGRAMME_COVERS[other][risk]);
}

/** Limits of a programme, in the order they are shown. */
export const PROGRAMME_LIMITS = ["sum", "payouts", "carAge", "term"] as const;

type ProgrammeLimit = (typeof PROGRAMME_LIMITS)[number];

const PAYOUT_TEXTS = { 1: "one", 2: "two", any: "any" } as const;

/** The limits of a programme in words. */
export function useProgrammeLimits(): (
  compared: ComparedProgramme,
) => Readonly<Record<ProgrammeLimit, ReactNode>> {
  const { t, rich, format } = useTexts(motorPagesTexts);
  return ({ product, programme }) => {
    const isChosen = programme === "ECI";
    const payouts = PAYOUT_TEXTS[getPayoutCount(isChosen ? "ECI_P1" : programme)];
    return {
      sum: isChosen
        ? t("programmes.sumChosen")
        : rich("programmes.sumUpTo", { sum: format.money(product.prepaid) }),
      payouts: t(`programmes.payoutCounts.${payouts}`),
      carAge: t("programmes.carAgeUpTo", { years: MAX_CAR_AGE_YEARS[isChosen ? "ECI" : "SCI"] }),
      term: t("programmes.months", { count: product.activeMonths }),
    };
  };
}
