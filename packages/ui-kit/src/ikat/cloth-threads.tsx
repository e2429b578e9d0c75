import { type ClothOptions, weave } from "@sughurta/ikat";
import { useMemo } from "react";
import { WovenPattern } from "./woven-pattern.tsx";

/** The threads of a cloth; a chunk of its own with what weaves them. */
export function ClothThreads({ family, seed, width, height, thread, bundle, slip }: ClothOptions) {
  const woven = useMemo(
    () => weave({ family, seed, width, height, thread, bundle, slip }),
    [family, seed, width, height, thread, bundle, slip],
  );
  return <WovenPattern woven={woven} />;
}
