import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Alert, LoadErrorBoundary, Skeleton } from "@sughurta/ui-kit";

// In your code: import("./office-map.tsx").
const officeMap = lazyModule(async () => ({ OfficeMap: () => <p>The map</p> }));
const OfficeMap = lazyComponent(officeMap, (module) => module.OfficeMap);

export const example = (
  <LoadErrorBoundary
    fallback={<Skeleton shape="image" />}
    failed={<Alert>The map did not come. It comes once there is a connection.</Alert>}
  >
    <OfficeMap />
  </LoadErrorBoundary>
);
