/** What travels with a request through the application. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Where the request came from: the caller's address behind the gateway. */
    address: string;
    /** Name of the contract that answered. */
    call: string;
    ownerKind: string;
  };
}
