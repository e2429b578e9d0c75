import type { SessionStore } from "@sughurta/session";

/**
 * Keeps a guest over a reload and the way to the bank: no cookie of the insurer reaches a partner's page, so
 * the page holds the refresh token, which is good for this partner and a day only.
 */
export function keepGuest(store: SessionStore, name: string): () => void {
  const refresh = read(name);
  if (refresh !== null) {
    store.getState().signIn({ access: "", refresh, changePassword: false }, "guest");
  }
  return store.subscribe(({ tokens }) => {
    if (tokens) write(name, tokens.refresh);
  });
}

function read(name: string): string | null {
  try {
    return window.localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, refresh: string): void {
  try {
    window.localStorage.setItem(name, refresh);
  } catch {
    // Without storage the guest lives as long as the page.
  }
}
