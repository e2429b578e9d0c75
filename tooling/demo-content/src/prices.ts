import type { PriceArchive } from "@sughurta/insurer-api/prices";

/**
 * Invented tariffs and rates. The specification does not define an insurer's prices (S1 §9, S2 §7): these are the
 * assumptions of a sensible product owner.
 */
export const prices: PriceArchive = {
  version: 1,
  rates: { USD: 10.9, EUR: 11.8 },
  tariffs: {
    travel: {
      dailyPrices: { cis: 0.55, near: 0.8, europe: 1.05, world: 2.1 },
      nearCountries: [
        ..."AE AF BD BH CN EG GE ID IN IQ IR JO KH KW LA LB LK MA MM MN MV MY NP OM PH PK QA SA SY TH TM TN TR UA VN YE".split(
          " ",
        ),
      ],
      dearCountries: ["AU", "CA", "IL", "JP", "KR", "NZ", "SG", "US"],
      dayPercents: [
        { toDay: 15, percent: 100 },
        { toDay: 30, percent: 85 },
        { toDay: 90, percent: 70 },
        { toDay: 180, percent: 55 },
      ],
      laterDaysPercent: 45,
      ageFactors: { under1: 0.9, from1to3: 0.9, from4to69: 1, from70to74: 2.2, from75to80: 3.5 },
      medicalFactors: { 30000: 1, 50000: 1.3, 75000: 1.6 },
      sportPercent: 80,
      addOnPercents: {
        thingsSumAssured: 1.2,
        flatSumAssured: 0.12,
        neighborSumAssured: 0.08,
        accSumAssured: 0.15,
        flightDelaySign: 3,
        baggageDelaySign: 2.5,
        baggageLossSign: 0.6,
      },
      addOnDailyPrices: {
        pregnantOption: 1.2,
        covid19Option: 0.3,
        sunOption: 0.04,
        alcoholicOption: 0.12,
        poisoningOption: 0.06,
        seaCreatureOption: 0.05,
      },
      partnerPercents: [{ partner: "SAFAR", percent: 5 }],
    },
    liability: {
      prices: { car: 180, bus: 420, truck: 380, tractor: 120, motorcycle: 90 },
      nonResidentFactor: 1.5,
      minimumPremium: 80,
    },
    casco: {
      programPercents: { ECI_P1: 2, ECI_P2: 3.5, ECI_P3: 0.8, ECI_FULL: 5.5 },
      minimumPremiums: { ECI_P1: 100, ECI_P2: 150, ECI_P3: 80, ECI_FULL: 250 },
      carAges: [
        { toAge: 3, factor: 1 },
        { toAge: 7, factor: 1.1 },
        { toAge: 12, factor: 1.25 },
        { toAge: 20, factor: 1.5 },
      ],
      olderCarFactor: 1.9,
      newDriverFactors: { one: 1.15, two: 1.2, three: 1.25 },
      anyDriverFactor: 1.3,
      compensationFactors: {
        expenses: 1,
        independentExamination: 1,
        insurerAssessment: 0.97,
        insurerServiceStation: 1.05,
      },
      oldNewPercent: 15,
      optionPrices: {
        accidentAnyOption: 150,
        accident3tpOption: 120,
        greenCardUzbOption: 500,
        greenCardKazOption: 500,
        greenCardKgzOption: 500,
      },
      optionPercents: {
        damageCarWashSumAssured: 4,
        noTraficPoliceSumAssured: 6,
        crSumAssured: 0.4,
        incidentSumAssured: 0.6,
      },
    },
  },
};
