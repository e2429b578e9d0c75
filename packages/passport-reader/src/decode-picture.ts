import { type GrayPicture, grayOf } from "./picture/gray-picture.ts";

/** Longer side of the picture that is read, in pixels: letters of a whole page are then about 40 high. */
const MAX_SIDE = 2_400;

/** The shades of a photo, upright as its camera says. */
export async function decodePicture(picture: Blob): Promise<GrayPicture> {
  const bitmap = await createImageBitmap(picture);
  const factor = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * factor);
  canvas.height = Math.round(bitmap.height * factor);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas");
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return grayOf(width, height, data);
}
