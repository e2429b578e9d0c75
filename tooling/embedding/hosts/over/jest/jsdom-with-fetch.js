import { TestEnvironment } from "jest-environment-jsdom";

/** The document of jsdom with the `fetch` of Node; a signal of jsdom is none that Node's `Request` takes. */
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
