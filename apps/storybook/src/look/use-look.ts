import { useSyncExternalStore } from "react";
import { addons } from "storybook/preview-api";
import type { Look } from "./book-theme.ts";

const EVENTS = ["setGlobals", "globalsUpdated"] as const;

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  for (const event of EVENTS) channel.on(event, onChange);
  return () => {
    for (const event of EVENTS) channel.off(event, onChange);
  };
}

function readLook(): Look {
  const channel = addons.getChannel();
  const [last] = channel.last("globalsUpdated") ?? channel.last("setGlobals") ?? [];
  return last?.globals?.theme === "dark" ? "dark" : "light";
}

/** The theme of the toolbar, for pages of words. */
export const useLook = (): Look => useSyncExternalStore(subscribe, readLook);
