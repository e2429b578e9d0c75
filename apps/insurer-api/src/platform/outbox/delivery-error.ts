/**
 * Temporary failure of a provider. Neither its code nor its message contains the message, a key or an address; it has
 * no cause, which could.
 */
export class PassingDeliveryError extends Error {
  override readonly name = "PassingDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message was not taken now: ${code}`);
    this.code = code;
  }
}

/** Permanent failure, such as a missing mailbox; contains no such data either. */
export class PermanentDeliveryError extends Error {
  override readonly name = "PermanentDeliveryError";
  readonly code: string;

  constructor(code: string) {
    super(`The message will never be taken: ${code}`);
    this.code = code;
  }
}

/** Code of a message about a specimen that must not be delivered. */
export const TEST_RECIPIENT = "testRecipient";
