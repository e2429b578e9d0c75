import type { ApiClient } from "@sughurta/api-client";
import type { Language } from "@sughurta/domain";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { OwnPayments } from "../session/own-payments.ts";
import { sessionGate } from "../session/session-gate.ts";
import { openShopSession, type ShopConnection, type ShopSession } from "../session/shop-session.ts";
import {
  loadSettings,
  publicReader,
  type ReadPublic,
  type ShopSettings,
  type ShopStart,
} from "./load-settings.ts";

/** State of a shop: it opens in the browser, once its insurer has responded, or with data preloaded by a server. */
export type OpenShop =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly problem: string; readonly retry: () => void }
  | {
      readonly kind: "open";
      readonly client: ApiClient;
      readonly read: ReadPublic;
      readonly session: Pick<ShopSession, "payments" | "attribution">;
      readonly settings: ShopSettings;
    };

/** Before a visitor exists: on a server, and in the browser until the shop has hydrated. */
const NOBODY: { payments: OwnPayments; attribution: ShopSession["attribution"] } = {
  payments: { has: () => false, add: () => undefined },
  attribution: {},
};

/** Opens a shop: the visitor's session, and the insurer's settings. */
export function useOpenShop(
  connection: ShopConnection,
  language: Language,
  start: ShopStart | undefined,
): OpenShop {
  const { insurer, partnerKey, returnPage, storageKey, fetch } = connection;
  const [session, setSession] = useState<ShopSession>();
  const [gate] = useState(sessionGate);
  const [response, setResponse] = useState<Awaited<ReturnType<typeof loadSettings>> | undefined>(
    start?.settings,
  );
  const known = start?.settings;

  useEffect(() => {
    const opened = openShopSession({ insurer, partnerKey, returnPage, storageKey, fetch });
    gate.open(opened);
    const show = () => {
      setSession(opened);
      setResponse(known);
    };
    // React would discard the server's markup where it is not hydrated yet.
    if (known) startTransition(show);
    else show();
    return () => {
      gate.close();
      opened.close();
    };
  }, [insurer, partnerKey, returnPage, storageKey, fetch, gate, known]);

  const isStarted = known !== undefined;
  const client = useMemo(
    () => (isStarted ? gate.clientIn(language, storageKey) : session?.clientIn(language)),
    [isStarted, gate, session, storageKey, language],
  );
  const read = useMemo(
    () => publicReader({ insurer, partnerKey, returnPage, fetch }, language),
    [insurer, partnerKey, returnPage, fetch, language],
  );
  const isLoaded = response !== undefined;

  useEffect(() => {
    if (!client || isLoaded) return;
    let isCurrent = true;
    void loadSettings(client, read, insurer).then((found) => {
      if (isCurrent) setResponse(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, read, insurer, isLoaded]);

  const retry = useCallback(() => setResponse(undefined), []);

  if (!client || response === undefined) return { kind: "opening" };
  if ("problem" in response) return { kind: "failed", problem: response.problem, retry };
  return { kind: "open", client, read, session: session ?? NOBODY, settings: response };
}
