/** Category of the boxes that the landing page of travel offers (S1 §1). */
export const TRAVEL_CATEGORY = "dlya-puteshestvennikov";

/** Number of boxes of that category on the landing page, from the first (S1 §2). */
export const TRAVEL_BOXES_SHOWN = 3;
