import { lazyModule, useHasInteracted } from "@sughurta/lazy-module";
import { useEffect, useState } from "react";

/** Options of the list of countries. */
export type CountryList = Pick<
  typeof import("./country-list.ts"),
  "destinationOptions" | "citizenshipOptions" | "countryName"
>;

const countryList = lazyModule(() => import("./country-list.ts"));

/**
 * The list of countries, which the first view does not need: fetched once a country is chosen, or with the buyer's
 * first interaction; `undefined` before that.
 */
export function useCountryList(needed: boolean): CountryList | undefined {
  const [list, setList] = useState<CountryList>();
  const hasInteracted = useHasInteracted();

  useEffect(() => {
    if (!needed && !hasInteracted) return;
    let isShown = true;
    countryList.load().then(
      (loaded) => {
        if (isShown) setList(loaded);
      },
      // Without a network the codes are shown; the order continues.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [needed, hasInteracted]);

  return list;
}
