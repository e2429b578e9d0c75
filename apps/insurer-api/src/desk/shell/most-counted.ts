/** Maximum that the menu counts; means this number or more. */
export const MOST_COUNTED = 100;
