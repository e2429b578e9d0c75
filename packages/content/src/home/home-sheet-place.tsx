import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { LoadErrorBoundary, useMinWidth } from "@sughurta/ui-kit";
import type { InsuredFamily } from "./family-tiles.tsx";

const HomeSheet = lazyComponent(
  lazyModule(() => import("./home-sheet.tsx")),
  (module) => module.HomeSheet,
);

/** Minimum width for the sheet beside the tiles, in rem. */
const WIDE_REM = 64;

/** Reserves the space of a sheet on wide screens; its code and its pattern are loaded there only. */
export function HomeSheetPlace({ insured }: { readonly insured: InsuredFamily | undefined }) {
  const isWide = useMinWidth(WIDE_REM);
  if (insured === undefined) return null;
  return (
    <div className="sg-home__sheet">
      {isWide ? (
        <LoadErrorBoundary fallback={null} failed={null}>
          <HomeSheet insured={insured} />
        </LoadErrorBoundary>
      ) : null}
    </div>
  );
}
