import type { FileInputProps } from "@sughurta/forms";
import { useCallback, useState } from "react";

/** How pictures are reduced on the phone before they are sent. */
export interface PictureSize {
  /** Maximum edge length, in pixels; larger pictures are scaled down to it. */
  readonly longestEdgePx: number;
  /** Quality of the JPEG, from 0 to 1. */
  readonly quality: number;
}

/** Sufficient to read a number plate or a stamped document, at a tenth of a camera's file size. */
export const PICTURE_SIZE: PictureSize = { longestEdgePx: 2048, quality: 0.82 };

/** Formats of cameras; a drawing or an animation is sent unchanged. */
const PHOTO = /^image\/(jpeg|png|webp|heic|heif|avif|bmp|tiff)$/;
/** Minimum size reduction that justifies another JPEG compression. */
const WORTHWHILE = 0.8;

/**
 * A picture in fewer bytes, rotated by its orientation tag. Pictures that this browser cannot read, such as HEIC in
 * most of them, and those that would hardly become smaller are returned unchanged.
 */
export async function shrinkPicture(
  file: File,
  { longestEdgePx, quality }: PictureSize,
): Promise<File> {
  if (!PHOTO.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, longestEdgePx / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.round(picture.width * scale),
      Math.round(picture.height * scale),
    );
    const context = canvas.getContext("2d");
    if (!context) return file;
    // JPEG does not support transparency.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (smaller.size > file.size * WORTHWHILE) return file;
    const name = file.name.replace(/\.\w+$/, "");
    const { lastModified } = file;
    return new File([smaller], `${name}.jpg`, { type: "image/jpeg", lastModified });
  } catch {
    return file;
  }
}

/** How a file field reduces pictures and shows their original size. */
export type SmallPictures = Pick<Required<FileInputProps>, "prepare" | "getOriginalBytes">;

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
    getOriginalBytes: useCallback((file: File) => originals.get(file), [originals]),
  };
}
