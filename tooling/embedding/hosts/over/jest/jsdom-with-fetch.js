import { TestEnvironment } from "jest-environment-jsdom";

/** The document of jsdom with the `fetch` of Node; Node's `Request` does not accept a signal of jsdom. */
export default class JsdomWithFetch extends TestEnvironment {
  constructor(...options) {
    super(...options);
    class RequestWithoutSignal extends Request {
      constructor(input, init = {}) {
        super(input, { ...init, signal: undefined });
      }
    }
    const { global } = this;
    Object.assign(global, { fetch, Headers, Response, TextDecoder, TextEncoder, structuredClone });
    global.Request = RequestWithoutSignal;
  }
}
