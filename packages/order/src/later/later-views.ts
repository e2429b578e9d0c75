import { useFirstMove } from "@sughurta/api-client/react";
import { askForTexts, type TextsDefinition, useLanguage } from "@sughurta/i18n";
import { laterPart } from "./later-part.ts";
import { usePreloadedTexts } from "./use-preloaded-texts.ts";

/** What no first view shows, with its texts. */
export interface LaterViews<Views> {
  /** Fetches both with a visitor's first move, while there still is a network. */
  readonly usePreload: () => void;
  /** The views; suspends while they are on their way. */
  readonly useViews: () => Views;
}

/** Views in a chunk of their own, with the texts that only they show; both load in parallel. */
export function laterViews<Views>(
  fetchViews: () => Promise<Views>,
  texts: readonly TextsDefinition<object>[],
): LaterViews<Views> {
  const views = laterPart(fetchViews);
  return {
    usePreload() {
      useFirstMove(views.preload);
      usePreloadedTexts(texts);
    },
    useViews() {
      askForTexts(useLanguage(), texts);
      return views.usePart();
    },
  };
}
