/**
 * A provider did not take a message, and may take it later. Neither its code nor its message has anything of what
 * was sent, of a key or of an address; it has no cause, which could.
 */
export class PassingDeliveryError extends Error {
  override readonly name = "PassingDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message was not taken now: ${code}`);
    this.code = code;
  }
}

/** A provider will never take this message, such as one to a mailbox that does not exist; it tells as little. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message will never be taken: ${code}`);
    this.code = code;
  }
}

/** Code of a message of a test that nobody is to get. */
export const TEST_RECIPIENT = "testRecipient";
