import { useEffect, useState } from "react";

/** What the list of countries offers. */
export type CountryList = typeof import("./country-list.ts");

const FIRST_MOVES = ["pointerdown", "pointermove", "keydown", "scroll"] as const;

/**
 * The list of countries, which no first view needs: fetched once something is chosen from it, or with
 * the buyer's first move on the page; `undefined` before that.
 */
export function useCountryList(needed: boolean): CountryList | undefined {
  const [list, setList] = useState<CountryList>();
  const missing = list === undefined;

  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    function load() {
      import("./country-list.ts").then(
        ({ destinationOptions, citizenshipOptions, countryName }) => {
          if (stop.signal.aborted) return;
          setList({ destinationOptions, citizenshipOptions, countryName });
        },
        // Without a network the field tries again with the next move.
        () => undefined,
      );
    }
    if (needed) load();
    for (const move of FIRST_MOVES) {
      window.addEventListener(move, load, { once: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [needed, missing]);

  return list;
}
