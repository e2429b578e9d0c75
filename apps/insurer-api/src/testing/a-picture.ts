import { randomBytes } from "node:crypto";

/** A one-pixel PNG up to its data: all following bytes are data. */
export const PICTURE_HEAD = Buffer.from(
  "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154",
  "hex",
);

/** A unique picture with this number of bytes. */
export const aPicture = (sizeBytes: number): Buffer =>
  Buffer.concat([PICTURE_HEAD, randomBytes(sizeBytes - PICTURE_HEAD.length)]);
