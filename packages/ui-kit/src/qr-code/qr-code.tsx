import { lazy, Suspense } from "react";

const QrDrawing = lazy(async () => ({ default: (await import("./qr-drawing.tsx")).QrDrawing }));

export interface QrCodeProps {
  /** What the code says. */
  readonly value: string;
  /** What it is for, in words. */
  readonly label: string;
}

/** A QR code whose library comes when it is shown; put a `LazyPart` around it for when that cannot be. */
export function QrCode(code: QrCodeProps) {
  return (
    <Suspense fallback={<span className="sg-qr" />}>
      <QrDrawing {...code} />
    </Suspense>
  );
}
