import { isLanguage, type Language } from "@sughurta/domain";
import { preloadTexts, type TextsDefinition } from "@sughurta/i18n";

/** Rendering options of a route module; exported by it as `handle`. */
export interface RouteHandle {
  /** Texts of the route's screens. */
  texts?: readonly TextsDefinition<object>[];
  /** Texts of lazily loaded parts: a server renders them, a browser fetches them with the part. */
  textsOfParts?: readonly TextsDefinition<object>[];
  /** An order: the surrounding page is kept unobtrusive. */
  isOrder?: boolean;
}

/** A route module, as far as its texts are concerned. */
export interface RouteModuleLike {
  handle?: unknown;
}

/** Loads the texts of every matched route, so that nothing suspends on the first render. */
export async function preloadRouteTexts(
  modules: readonly (RouteModuleLike | undefined)[],
  language: string,
  { parts }: { parts: boolean },
): Promise<void> {
  const texts = modules.flatMap((module) => {
    const handle = module?.handle as RouteHandle | undefined;
    return [...(handle?.texts ?? []), ...((parts && handle?.textsOfParts) || [])];
  });
  const known: Language | undefined = isLanguage(language) ? language : undefined;
  if (known) await preloadTexts(known, texts);
}
