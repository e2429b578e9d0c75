import { getHashParams } from "../link/link-fragment.ts";

/** Prefix of the fragment: links of an earlier version can be opened too. */
const TOKEN_NAME = "handover";
const KIND_NAME = "draft";
const TOKEN = /^[\w-]{1,128}$/;

/**
 * Link that opens an order on another device: the token is in the fragment (`#`), which is never sent to a server, with
 * the kind of the draft, so that of several orders on a page the right one receives it.
 */
export function transferLink(page: string, token: string, kind: string): string {
  const link = new URL(page, window.location.href);
  link.hash = String(new URLSearchParams({ [TOKEN_NAME]: token, [KIND_NAME]: kind }));
  return link.href;
}

/** The token of such a link to a kind of draft; `undefined` for any other address. */
export function transferToken(address: string, kind: string): string | undefined {
  const hash = getHashParams(address);
  if (!hash) return undefined;
  if ((hash.get(KIND_NAME) ?? kind) !== kind) return undefined;
  const token = hash.get(TOKEN_NAME);
  return token !== null && TOKEN.test(token) ? token : undefined;
}

/** Whether an address has a draft of a kind from another device, so that a page shows the order at once. */
export function isTransferLink(address: string, kind: string): boolean {
  return transferToken(address, kind) !== undefined;
}
