import type { FileInputProps } from "@sughurta/forms";
import { useCallback, useState } from "react";
import type { PictureSize } from "../claims-config.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** How a file field reduces pictures and shows their original size. */
export type SmallPictures = Pick<Required<FileInputProps>, "prepare" | "originalBytesOf">;

/** Reduces picked pictures and stores their original size. */
export function useSmallPictures(size: PictureSize): SmallPictures {
  const [originals] = useState(() => new WeakMap<File, number>());
  const { longestEdgePx, quality } = size;
  return {
    prepare: useCallback(
      async (file: File) => {
        const ready = await shrinkPicture(file, { longestEdgePx, quality });
        if (ready !== file) originals.set(ready, file.size);
        return ready;
      },
      [originals, longestEdgePx, quality],
    ),
    originalBytesOf: useCallback((file: File) => originals.get(file), [originals]),
  };
}
