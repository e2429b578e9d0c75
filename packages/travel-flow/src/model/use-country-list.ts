import { useFirstInteraction } from "@sughurta/api-client/react";
import { lazyModule } from "@sughurta/lazy-module";
import { useCallback, useEffect, useState } from "react";

/** What the list of countries offers. */
export type CountryList = Pick<
  typeof import("./country-list.ts"),
  "destinationOptions" | "citizenshipOptions" | "countryName"
>;

const countryList = lazyModule(() => import("./country-list.ts"));

/**
 * The list of countries, which no first view needs: fetched once something is chosen from it, or with
 * the buyer's first move on the page; `undefined` before that.
 */
export function useCountryList(needed: boolean): CountryList | undefined {
  const [list, setList] = useState<CountryList>();
  const [hasInteracted, setHasInteracted] = useState(false);
  useFirstInteraction(useCallback(() => setHasInteracted(true), []));

  useEffect(() => {
    if (!needed && !hasInteracted) return;
    let isShown = true;
    countryList.load().then(
      (loaded) => {
        if (isShown) setList(loaded);
      },
      // Without a network the names stay codes; the order goes on.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [needed, hasInteracted]);

  return list;
}
