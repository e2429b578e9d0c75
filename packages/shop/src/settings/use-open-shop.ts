import type { ApiClient } from "@sughurta/api-client";
import type { Language } from "@sughurta/domain";
import { useCallback, useEffect, useMemo, useState } from "react";
import { openShopSession, type ShopConnection, type ShopSession } from "../session/shop-session.ts";
import { loadSettings, type ShopSettings } from "./load-settings.ts";
import { publicReader, type ReadPublic } from "./read-public.ts";

/** How far a shop is: it opens in the browser, once its insurer has answered. */
export type OpenShop =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly problem: string; readonly retry: () => void }
  | {
      readonly kind: "open";
      readonly client: ApiClient;
      readonly read: ReadPublic;
      readonly session: ShopSession;
      readonly settings: ShopSettings;
    };

/** Opens a shop: the visitor's session, and what its insurer says of itself. */
export function useOpenShop(connection: ShopConnection, language: Language): OpenShop {
  const { insurer, partnerKey, returnPage, storageKey } = connection;
  const [session, setSession] = useState<ShopSession>();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof loadSettings>>>();

  useEffect(() => {
    const opened = openShopSession({ insurer, partnerKey, returnPage, storageKey });
    setSession(opened);
    setAnswer(undefined);
    return opened.close;
  }, [insurer, partnerKey, returnPage, storageKey]);

  const client = useMemo(() => session?.clientIn(language), [session, language]);
  const read = useMemo(
    () => publicReader({ insurer, partnerKey, returnPage }, language),
    [insurer, partnerKey, returnPage, language],
  );
  const isAnswered = answer !== undefined;

  useEffect(() => {
    if (!client || isAnswered) return;
    let isCurrent = true;
    void loadSettings(client, read, insurer).then((found) => {
      if (isCurrent) setAnswer(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, read, insurer, isAnswered]);

  const retry = useCallback(() => setAnswer(undefined), []);

  if (!session || !client || answer === undefined) return { kind: "opening" };
  if ("problem" in answer) return { kind: "failed", problem: answer.problem, retry };
  return { kind: "open", client, read, session, settings: answer };
}
