import { callProblemOf } from "@sughurta/api-client";
import { useTexts } from "@sughurta/i18n";
import { Alert, Skeleton } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ShopCalls } from "../../session/shop-session.ts";
import { ShopFailure } from "../../settings/shop-failure.tsx";
import { useShop } from "../../shop-context.ts";
import { shopTexts } from "../../texts/shop-texts.ts";

type State<Content> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isLost: boolean }
  | { readonly kind: "loaded"; readonly content: Content | undefined };

/**
 * Content of the insurer in the language of the shop; says what to do where it does not come. In another language
 * the same parts go on, in the former one until its content has come.
 */
export function Loaded<Content>({
  known,
  load,
  children,
}: {
  /** What has come already, in the language of the shop: nothing is asked for it. */
  readonly known?: Content | undefined;
  readonly load: (calls: ShopCalls) => Promise<Content | undefined>;
  readonly children: (content: Content) => ReactNode;
}) {
  const { calls } = useShop();
  const [state, setState] = useState<State<Content>>(
    known === undefined ? { kind: "loading" } : { kind: "loaded", content: known },
  );
  const asked = useRef(known === undefined ? undefined : calls);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    if (state.kind !== "loading" && asked.current === calls) return;
    asked.current = calls;
    let isCurrent = true;
    latest.current(calls).then(
      (content) => {
        if (isCurrent) setState({ kind: "loaded", content });
      },
      (error: unknown) => {
        const isLost = callProblemOf(error).kind === "network";
        if (!isCurrent) return;
        setState((before) => (before.kind === "loaded" ? before : { kind: "failed", isLost }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, state.kind]);

  if (state.kind === "loading") return <Skeleton shape="card" />;
  if (state.kind === "failed") {
    return <ShopFailure isLost={state.isLost} onRetry={() => setState({ kind: "loading" })} />;
  }
  if (state.content === undefined) return <NoBox />;
  return children(state.content);
}

function NoBox() {
  const { t } = useTexts(shopTexts);
  return (
    <Alert tone="info" live="polite">
      {t("noBox")}
    </Alert>
  );
}
