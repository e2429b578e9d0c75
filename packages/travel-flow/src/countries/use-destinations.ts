import { useLanguage } from "@sughurta/i18n";
import type { ComboOption } from "@sughurta/ui-kit";
import { useCallback, useEffect, useMemo, useState } from "react";

type Loaded =
  | { readonly kind: "waiting" | "lost" }
  | { readonly kind: "loaded"; readonly offer: typeof import("./destinations.ts").destinationsFor };

const WAITING: Loaded = { kind: "waiting" };
const NONE: readonly ComboOption[] = [];

/**
 * Where a trip may lead, as a combo box takes it: groups first, without what the chosen ones cover. The
 * list is long, so it comes only once it is wanted. S1 §3, decision 35.
 */
export function useDestinations(chosen: readonly string[], wantedAtOnce = false) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(WAITING);
  const { kind } = loaded;

  const want = useCallback(() => {
    if (kind === "loaded") return;
    import("./destinations.ts").then(
      ({ destinationsFor }) => setLoaded({ kind: "loaded", offer: destinationsFor }),
      () => setLoaded({ kind: "lost" }),
    );
  }, [kind]);

  useEffect(() => {
    if (wantedAtOnce) want();
  }, [wantedAtOnce, want]);

  const options = useMemo<readonly ComboOption[]>(
    () => (loaded.kind === "loaded" ? loaded.offer(chosen, language) : NONE),
    [loaded, chosen, language],
  );
  return { options, kind, want };
}
