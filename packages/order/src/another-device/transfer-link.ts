/** Part of the address: links that were made by an earlier version open too. */
const NAME = "handover";
const TOKEN = /^[\w-]{1,128}$/;

/** Link that opens an order on another device: the token stands behind the `#`, which no server sees. */
export function transferLink(page: string, token: string): string {
  const link = new URL(page, window.location.href);
  link.hash = String(new URLSearchParams({ [NAME]: token }));
  return link.href;
}

/** The token of such a link; `undefined` for any other address. */
export function transferToken(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const token = new URLSearchParams(new URL(address).hash.slice(1)).get(NAME);
  return token !== null && TOKEN.test(token) ? token : undefined;
}

/** Tells whether an address brings an order from another device, so that a page shows the order at once. */
export function isTransferLink(address: string): boolean {
  return transferToken(address) !== undefined;
}
