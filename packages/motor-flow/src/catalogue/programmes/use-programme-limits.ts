import { MAX_CAR_AGE_YEARS, payoutCountOf } from "@sughurta/domain/motor";
import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import { motorPagesTexts } from "#src/texts/motor-pages-texts.ts";
import type { ComparedProgramme } from "./compared-programmes.ts";

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
    const payouts = PAYOUT_TEXTS[payoutCountOf(isChosen ? "ECI_P1" : programme)];
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
