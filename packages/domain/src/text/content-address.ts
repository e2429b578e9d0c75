/** Characters that browsers interpret as a slash, or ignore in an address. */
const MISREAD = /[\\\p{Cc}]/u;

/** Whether content may link to an address: the web, mail and telephone, or a path of the site itself. */
export function isAllowedLink(address: string): boolean {
  const written = address.trim();
  return !MISREAD.test(written) && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(written);
}

/**
 * Whether content may show the picture at an address: only paths of the site itself, since its content security policy
 * allows no others.
 */
export function isAllowedPicture(address: string): boolean {
  const written = address.trim();
  return !MISREAD.test(written) && /^\/(?!\/)/.test(written);
}
