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
 * list is long, so it comes only when the field, which `near` is put on, is about to be used. S1 §3,
 * decision 35.
 */
export function useDestinations(chosen: readonly string[]) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(WAITING);
  const { kind } = loaded;

  const load = useCallback(() => {
    import("./destinations.ts").then(
      ({ destinationsFor }) => setLoaded({ kind: "loaded", offer: destinationsFor }),
      () => setLoaded({ kind: "lost" }),
    );
  }, []);

  // What is chosen already needs its names.
  const needed = chosen.length > 0;
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);

  const near = useCallback(
    (field: HTMLElement | null) => {
      if (field === null || kind === "loaded") return;
      if (field.contains(document.activeElement)) load();
      field.addEventListener("focusin", load);
      field.addEventListener("pointerenter", load);
      return () => {
        field.removeEventListener("focusin", load);
        field.removeEventListener("pointerenter", load);
      };
    },
    [kind, load],
  );

  const options = useMemo<readonly ComboOption[]>(
    () => (loaded.kind === "loaded" ? loaded.offer(chosen, language) : NONE),
    [loaded, chosen, language],
  );
  return { options, kind, near };
}
