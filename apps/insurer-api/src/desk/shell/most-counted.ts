/** Maximum that the menu counts; means this number or more. */
export const MAX_COUNTED = 100;
