/** Context of a request in the application. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The client's address behind the gateway. */
    address: string;
    /** Name of the endpoint's contract. */
    call: string;
    ownerKind: string;
  };
}
