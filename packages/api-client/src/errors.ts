/** The network did not carry the request or its answer; trying again may help. */
export class NetworkError extends Error {
  readonly code = "network";
  override readonly name = "NetworkError";
}

/** No answer came in time; a request with an idempotency key may be sent again. */
export class TimeoutError extends Error {
  readonly code = "timeout";
  override readonly name = "TimeoutError";
}

/** The service answered something its contract does not name; the message names the call. */
export class UnexpectedResponseError extends Error {
  readonly code = "unexpectedResponse";
  override readonly name = "UnexpectedResponseError";
  readonly contractName: string;
  readonly status: number;

  constructor(contractName: string, status: number, detail: string, options?: ErrorOptions) {
    super(`${contractName} answered ${status}: ${detail}`, options);
    this.contractName = contractName;
    this.status = status;
  }
}
