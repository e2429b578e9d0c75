import QRCode from "qrcode";
import { COLOURS } from "./ornament.ts";
import type { Document } from "./page.ts";

/** A square of dark and light modules. */
export interface QrCode {
  /** Modules in a row. */
  readonly size: number;
  /** Row by row; 1 is dark. */
  readonly modules: Uint8Array;
}

/** The QR code of a text, error correction level M. */
export function qrCode(text: string): QrCode {
  const { size, data } = QRCode.create(text).modules;
  return { size, modules: data };
}

/** Draws a QR code as one path, without a quiet zone. */
export function drawQrCode(
  doc: Document,
  { size, modules }: QrCode,
  {
    x,
    y,
    width,
    colour = COLOURS.ink,
  }: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly colour?: string;
  },
): void {
  const side = width / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && modules[row * size + column] === 1) column += 1;
      if (column > start) {
        doc.rect(x + start * side, y + row * side, (column - start) * side, side);
      }
    }
  }
  doc.fill(colour);
}
