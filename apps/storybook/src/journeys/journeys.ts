/** A screen of a journey. */
interface JourneyScreen {
  readonly name: string;
  /** Id of its story. */
  readonly story: string;
}

/** A way through the product, a story for each screen of it. */
export interface Journey {
  readonly name: string;
  /** In order. */
  readonly screens: readonly JourneyScreen[];
}

/** User journeys through the product; a test detects missing stories. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: "A trip, from the home page to the policy",
    screens: [
      { name: "Home", story: "content-homepage--complete" },
      { name: "Travel insurance", story: "travel-travellanding--with-everything" },
      { name: "Where and when", story: "travel-travelflow--from-quick-quote" },
      { name: "Options", story: "travel-travelflow--options" },
      { name: "Travellers", story: "travel-travelflow--people" },
      { name: "Review", story: "travel-travelflow--review" },
      { name: "How to pay", story: "checkout-paymentmethoddialog--choosing" },
      { name: "Paid", story: "checkout-paymentresult--paid" },
    ],
  },
  {
    name: "A box, from the catalogue to the policy",
    screens: [
      { name: "Catalogue", story: "boxes-boxcatalogue--all" },
      { name: "One box", story: "boxes-boxdetail--on-sale" },
      { name: "People", story: "boxes-boxorder--people" },
      { name: "Going to the bank", story: "boxes-boxorder--paying" },
      { name: "Paid", story: "checkout-paymentresult--paid" },
    ],
  },
  {
    name: "Casco, from the catalogue to the review",
    screens: [
      { name: "Catalogue", story: "motor-motorcatalogue--on-sale" },
      { name: "The car", story: "motor-cascoorder--vehicle-filled-in" },
      { name: "Options", story: "motor-cascoorder--options" },
      { name: "Owner and drivers", story: "motor-cascoorder--people" },
      { name: "Review, in instalments", story: "motor-cascoorder--review-with-instalments" },
    ],
  },
  {
    name: "A claim, from the damage to the money",
    screens: [
      { name: "The policy is in force", story: "claims-policycheckdialog--in-force" },
      { name: "What happened", story: "claims-claimform--after-the-check" },
      { name: "Registered", story: "claims-claimform--registered" },
      { name: "Under review", story: "claims-claimstatuspage--under-review" },
      { name: "Paid", story: "claims-claimstatuspage--paid" },
    ],
  },
];
