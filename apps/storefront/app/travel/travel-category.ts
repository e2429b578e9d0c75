/** Category of the boxes that the landing page of travel offers (S1 §1). */
export const TRAVEL_CATEGORY = "dlya-puteshestvennikov";

/** How many boxes of that category the landing page offers, the first ones (S1 §2). */
export const TRAVEL_BOXES_SHOWN = 3;
