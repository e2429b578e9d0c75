import { LazyBoundary } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { canScan } from "./scanner.ts";

const PolicyScanDialog = lazyComponent(
  lazyModule(() => import("./policy-scan-dialog.tsx")),
  (module) => module.PolicyScanDialog,
);

/** Reads the number from the QR code of a policy, where the browser supports it. */
export function PolicyScan({ onFound }: { readonly onFound: (policyNumber: string) => void }) {
  const { t } = useTexts(claimsTexts);
  const [isAble, setAble] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The server has no camera.
  useEffect(() => setAble(canScan()), []);
  if (!isAble) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" icon="qr" onClick={() => setOpen(true)}>
        {t("scan.open")}
      </Button>
      {isOpen ? (
        <LazyBoundary fallback={null} dialog={{ open: isOpen, onClose: close }}>
          <PolicyScanDialog
            onClose={close}
            onFound={(number) => {
              onFound(number);
              close();
            }}
          />
        </LazyBoundary>
      ) : null}
    </div>
  );
}
