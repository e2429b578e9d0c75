/** As far as the menu counts what waits; as many stand for that and more. */
export const MOST_COUNTED = 100;
