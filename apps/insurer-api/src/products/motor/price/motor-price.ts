/** Every premium of a motor policy in TJS before a promo code (S2 §3). */
export interface MotorPremiums {
  readonly accidentDriverPrem: number;
  readonly accident3tpPrem: number;
  readonly oldNewPrem: number;
  readonly damageCarWashPrem: number;
  readonly noTraficPoliceSumPrem: number;
  readonly totalLossPrem: number;
  readonly partialDamagePrem: number;
  readonly theftPrem: number;
  readonly crSumPrem: number;
  readonly incidentPrem: number;
  readonly greenCardUzbPrem: number;
  readonly greenCardKazPrem: number;
  readonly greenCardKgzPrem: number;
}

/** A motor price before a promo code: the programme, and the named parts. */
export interface MotorPrice {
  readonly total: number;
  readonly premiums: MotorPremiums;
}

/** Premiums of a price without named parts. */
export const NO_PREMIUMS: MotorPremiums = {
  accidentDriverPrem: 0,
  accident3tpPrem: 0,
  oldNewPrem: 0,
  damageCarWashPrem: 0,
  noTraficPoliceSumPrem: 0,
  totalLossPrem: 0,
  partialDamagePrem: 0,
  theftPrem: 0,
  crSumPrem: 0,
  incidentPrem: 0,
  greenCardUzbPrem: 0,
  greenCardKazPrem: 0,
  greenCardKgzPrem: 0,
};
