import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Suspense } from "react";
import { withRef } from "../element/element.ts";
import type { QrCodeProps } from "./qr-drawing.tsx";

const QrDrawing = lazyComponent(
  lazyModule(() => import("./qr-drawing.tsx")),
  (module) => module.QrDrawing,
);

/** A QR code whose library is loaded on render; wrap it in a `LoadErrorBoundary` for failures. */
export const QrCode = /* @__PURE__ */ withRef(function QrCode(code: QrCodeProps) {
  return (
    <Suspense fallback={<span className="sg-qr" />}>
      <QrDrawing {...code} />
    </Suspense>
  );
});
