const NONCE_BYTES = 16;

/** What lets one script or style of a page run, and nothing that was slipped into it. */
export const randomNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(NONCE_BYTES))));
