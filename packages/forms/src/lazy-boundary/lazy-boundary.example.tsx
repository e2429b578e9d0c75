import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Skeleton } from "@sughurta/ui-kit";

// In your code: import("./office-map.tsx").
const officeMap = lazyModule(async () => ({ OfficeMap: () => <p>The map</p> }));
const OfficeMap = lazyComponent(officeMap, (module) => module.OfficeMap);

export const example = (
  <LazyBoundary fallback={<Skeleton shape="image" />}>
    <OfficeMap />
  </LazyBoundary>
);
