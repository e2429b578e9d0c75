import type { Language } from "@sughurta/domain";
import { useCallback, useEffect, useMemo, useState } from "react";
import {
  openShopSession,
  type ShopCalls,
  type ShopConnection,
  type ShopSession,
} from "../session/shop-session.ts";
import { loadSettings, type ShopSettings } from "./load-settings.ts";

/** How far a shop is: it opens in the browser, once its insurer has answered. */
export type OpenShop =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly problem: string; readonly retry: () => void }
  | {
      readonly kind: "open";
      readonly calls: ShopCalls;
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

  const calls = useMemo(() => session?.callsIn(language), [session, language]);
  const isAnswered = answer !== undefined;

  useEffect(() => {
    if (!calls || isAnswered) return;
    let isCurrent = true;
    void loadSettings(calls, insurer).then((found) => {
      if (isCurrent) setAnswer(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, insurer, isAnswered]);

  const retry = useCallback(() => setAnswer(undefined), []);

  if (!session || !calls || answer === undefined) return { kind: "opening" };
  if ("problem" in answer) return { kind: "failed", problem: answer.problem, retry };
  return { kind: "open", calls, session, settings: answer };
}
