import { useFirstMove } from "@sughurta/api-client/react";
import { useCallback, useEffect, useRef, useState } from "react";

/** What the list of countries offers. */
export type CountryList = Pick<
  typeof import("./country-list.ts"),
  "destinationOptions" | "citizenshipOptions" | "countryName"
>;

/**
 * The list of countries, which no first view needs: fetched once something is chosen from it, or with
 * the buyer's first move on the page; `undefined` before that.
 */
export function useCountryList(needed: boolean): CountryList | undefined {
  const [list, setList] = useState<CountryList>();
  const gone = useRef(false);

  const load = useCallback(() => {
    import("./country-list.ts").then(
      ({ destinationOptions, citizenshipOptions, countryName }) => {
        if (!gone.current) setList({ destinationOptions, citizenshipOptions, countryName });
      },
      // Without a network the names stay codes; the order goes on.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  useFirstMove(load);

  return list;
}
