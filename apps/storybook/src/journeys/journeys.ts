/** A way through the product, a story for each screen of it. */
export interface Journey {
  readonly name: string;
  /** Ids of stories, in order. */
  readonly screens: readonly string[];
}

/** User journeys through the product; a test detects missing stories. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: "A trip, from the home page to the policy",
    screens: [
      "content-homepage--complete",
      "travel-travellanding--with-everything",
      "travel-travelflow--from-quick-quote",
      "travel-travelflow--options",
      "travel-travelflow--people",
      "travel-travelflow--review",
      "checkout-paymentmethoddialog--choosing",
      "checkout-paymentresult--paid",
    ],
  },
  {
    name: "A box, from the catalogue to the policy",
    screens: [
      "boxes-boxcatalogue--all",
      "boxes-boxdetail--on-sale",
      "boxes-boxorder--people",
      "boxes-boxorder--paying",
      "checkout-paymentresult--paid",
    ],
  },
  {
    name: "Casco, from the catalogue to the review",
    screens: [
      "motor-motorcatalogue--on-sale",
      "motor-cascoorder--vehicle-filled-in",
      "motor-cascoorder--options",
      "motor-cascoorder--people",
      "motor-cascoorder--review-with-instalments",
    ],
  },
  {
    name: "A claim, from the damage to the money",
    screens: [
      "claims-policycheckdialog--in-force",
      "claims-claimform--after-the-check",
      "claims-claimform--registered",
      "claims-claimstatuspage--under-review",
      "claims-claimstatuspage--paid",
    ],
  },
];
