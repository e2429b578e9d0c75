import { toCallProblem } from "@sughurta/api-client";
import { useTexts } from "@sughurta/i18n";
import { Alert, Skeleton, useLatest } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useShop } from "#src/settings/shop-context.ts";
import { ShopFailure } from "#src/settings/shop-failure.tsx";
import { shopTexts } from "#src/texts/shop-texts.ts";
import type { ShopToRead } from "./load-boxes.ts";

type State<Content> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly isUnreachable: boolean }
  | { readonly kind: "loaded"; readonly content: Content | undefined };

/**
 * Content of the insurer in the language of the shop, or an error with instructions. In another language the previous
 * content stays until the new one is loaded.
 */
export function Loaded<Content>({
  known,
  load,
  children,
}: {
  /** Content already loaded in the language of the shop: it is not requested. */
  readonly known?: Content | undefined;
  readonly load: (shop: ShopToRead) => Promise<Content | undefined>;
  readonly children: (content: Content) => ReactNode;
}) {
  const { client, read } = useShop();
  const [state, setState] = useState<State<Content>>(
    known === undefined ? { kind: "loading" } : { kind: "loaded", content: known },
  );
  const asked = useRef(known === undefined ? undefined : client);
  const latest = useLatest(load);

  useEffect(() => {
    if (state.kind !== "loading" && asked.current === client) return;
    asked.current = client;
    let isCurrent = true;
    latest.current({ client, read }).then(
      (content) => {
        if (isCurrent) setState({ kind: "loaded", content });
      },
      (error: unknown) => {
        const isUnreachable = toCallProblem(error).kind === "network";
        if (!isCurrent) return;
        setState((before) =>
          before.kind === "loaded" ? before : { kind: "failed", isUnreachable },
        );
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, read, state.kind]);

  if (state.kind === "loading") return <Skeleton shape="card" />;
  if (state.kind === "failed") {
    return (
      <ShopFailure
        isUnreachable={state.isUnreachable}
        onRetry={() => setState({ kind: "loading" })}
      />
    );
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
