/** Category of the boxes that the landing page of travel offers (S1 §1). */
export const TRAVEL_CATEGORY = "dlya-puteshestvennikov";
