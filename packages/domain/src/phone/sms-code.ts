/** Digits of a code that comes by SMS. S0 §2. */
export const SMS_CODE_LENGTH = 6;

/** A code that comes by SMS, as it is typed. */
export const SMS_CODE_PATTERN = new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`);
