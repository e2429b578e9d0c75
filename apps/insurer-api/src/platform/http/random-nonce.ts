const NONCE_BYTES = 16;

/** Nonce of a content security policy, which permits one script or style of a page and blocks injected ones. */
export const randomNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
