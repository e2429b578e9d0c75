import { LazyDialogBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useState } from "react";

// In your code: import("./map-dialog.tsx").
const mapDialog = lazyModule(async () => ({ MapDialog: () => <p>The map</p> }));
const MapDialog = lazyComponent(mapDialog, (module) => module.MapDialog);

function OfficeMap() {
  const [isOpen, setOpen] = useState(true);
  return (
    <LazyDialogBoundary fallback={null} open={isOpen} onClose={() => setOpen(false)}>
      <MapDialog />
    </LazyDialogBoundary>
  );
}

export const example = <OfficeMap />;
