import type { ApiClient } from "@sughurta/api-client";
import type { Language } from "@sughurta/domain";
import type { ShopSession } from "./shop-session.ts";

/** A client of a server-rendered page: its requests wait until the visitor's session is open. */
export interface SessionGate {
  readonly open: (session: ShopSession) => void;
  readonly close: () => void;
  readonly clientIn: (language: Language, storageKey: string | undefined) => ApiClient;
}

/** A gate that is closed. */
export function sessionGate(): SessionGate {
  let whenOpen = nextSession();
  return {
    open: (session) => {
      whenOpen.resolve(session);
      whenOpen = { ...whenOpen, promise: Promise.resolve(session) };
    },
    close: () => {
      whenOpen = nextSession();
    },
    clientIn: (language, storageKey) => {
      const client = async () => (await whenOpen.promise).clientIn(language);
      return {
        ...(storageKey === undefined ? {} : { storageKey }),
        send: async (contract, request) => (await client()).send(contract, request),
        prepare: async () => (await client()).prepare?.(),
        startSession: async () => (await client()).startSession?.(),
      };
    },
  };
}

/** A promise of a session, with its resolver: browsers of 2023 and Node 20 have no `Promise.withResolvers`. */
function nextSession() {
  let resolve: (session: ShopSession) => void = () => undefined;
  const promise = new Promise<ShopSession>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
