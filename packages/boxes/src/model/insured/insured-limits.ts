/** Together never longer than the maximum of an address, and long enough for one. */
export const HOME_MAX_LENGTH = { city: 60, street: 60, house: 12, flat: 8 } as const;

/** Room for spaces and dashes, which are typed and not sent. */
export const PLATE_MAX_LENGTH = 20;
