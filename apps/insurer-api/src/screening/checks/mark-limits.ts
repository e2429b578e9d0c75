/** The only table of limits above which a sale or a claim is marked for a person; nothing is refused by them. */
export const MARK_LIMITS = {
  /** Price of a policy, diram. */
  sumDiram: 10_000_00,
  /** Policies of one person on one day. */
  policiesPerDay: 5,
  /** Days from the purchase to the claim. */
  claimDays: 3,
} as const;
